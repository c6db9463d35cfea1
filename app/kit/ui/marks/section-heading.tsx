import { Link } from '@remix-run/react';
import { Icon } from '../icons/icon';

interface SectionHeadingProps {
  id: string;
  title: string;
  more?: { to: string; label: string };
}

export function SectionHeading({ id, title, more }: SectionHeadingProps) {
  return (
    <div className="mb-[13px] flex items-baseline justify-between gap-4 md:mb-4">
      <h2 id={id} className="type-h2">
        {title}
      </h2>
      {more && (
        <Link
          to={more.to}
          className="rounded-small type-small text-fg-2 hover:text-fg inline-flex items-center gap-1.5 font-[520] whitespace-nowrap transition"
        >
          {more.label}
          <Icon name="arrow-right" size={14} />
        </Link>
      )}
    </div>
  );
}
