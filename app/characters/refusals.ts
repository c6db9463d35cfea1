import type { characterRefusals as codes } from '~/domain/characters/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The responses for this area's refusal codes. */
export const charactersRefusals = {
  'character-blocked': { status: 409, message: 'Character blocked', key: 'Character blocked' },
  'no-such-character': { status: 404, message: 'Character not found', key: 'Character not found' },
} as const satisfies RefusalRows<typeof codes>;
