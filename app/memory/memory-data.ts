import type { Frequency } from '~/domain/follow-ups/schema';
import type { MemoryTab } from './memory-place';
import type { MemoryForFan } from './presenters/memory-for-fan';
import type { RelationshipShown } from './relationship-card';

export interface MemoryData {
  character: { id: string; slug: string; name: string };
  memory: MemoryForFan;
  relationship: RelationshipShown | null;
  /** How often the character may write first; null for a visitor. */
  followUps: { frequency: Frequency; isOn: boolean } | null;
  tab: MemoryTab;
  /** The id of what is being mended. */
  editing: string | null;
  /** In which one may be answered, each named in itself. */
  languages: { value: string; label: string }[];
}
