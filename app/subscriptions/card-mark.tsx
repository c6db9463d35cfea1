const names: Record<string, string> = { visa: 'Visa', master: 'Mastercard' };

/** The brand of a card as its name. */
export function CardMark({ brand }: { brand: string }) {
  return (
    <span className="inline-flex h-6.5 items-center rounded-[6px] bg-white px-2 text-[0.75rem] font-[700] tracking-wide text-[#1a1f71] italic">
      {(names[brand] ?? brand).toUpperCase()}
    </span>
  );
}
