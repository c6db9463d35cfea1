import type { Frequency } from '~/domain/follow-ups/schema';
import type { MemoryTab } from './memory-place';
import type { MemoryForFan } from './presenters/memory-for-fan';
import type { RelationshipShown } from './relationship-card';

export interface MemoryData {
  character: { id: string; slug: string; name: string };
  memory: MemoryForFan;
  relationship: RelationshipShown | null;
  /** The frequency with which the character may write first; null for a visitor. */
  followUps: { frequency: Frequency; isOn: boolean } | null;
  tab: MemoryTab;
  /** The id of the item that is being edited. */
  editing: string | null;
  /** The languages for replies, each named in itself. */
  languages: { value: string; label: string }[];
}
