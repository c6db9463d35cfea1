/** A name with a line about it below. */
export const TwoLines = ({ title, text }: { title: string; text: string }) => (
  <span className="min-w-0 flex-1">
    <span className="block font-[560]">{title}</span>
    <span className="type-small text-fg-3 block">{text}</span>
  </span>
);
