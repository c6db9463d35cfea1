import type { Gift } from '~/domain/redeem-codes/schema';
import { Icon } from '../kit/ui/icons/icon';
import { TokenGlyph } from '../kit/ui/marks/token-glyph';

/** Shows the glyph of a gift and a heading. */
export function GiftHead({ gift, title }: { gift: Gift; title: string }) {
  return (
    <div className="flex items-center gap-4">
      <span className="border-line-2 bg-veil grid size-14 shrink-0 place-items-center rounded-full border">
        {gift.kind === 'tokens' ? (
          <TokenGlyph className="size-8" />
        ) : (
          <Icon name="gem" size={23} className="text-gold" />
        )}
      </span>
      <h2 className="type-h2 min-w-0">{title}</h2>
    </div>
  );
}
