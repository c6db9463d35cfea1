const flags = import.meta.glob<string>('/node_modules/country-flag-icons/3x2/??.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Shows a country's flag; its name is beside it. */
export function CountryFlag({ country }: { country: string }) {
  const address = flags[`/node_modules/country-flag-icons/3x2/${country}.svg`];
  const box = 'h-4.5 w-6.75 shrink-0 rounded-[3px]';
  return address === undefined ? (
    <span aria-hidden="true" className={`${box} bg-hover`} />
  ) : (
    <img
      src={address}
      alt=""
      loading="lazy"
      width={27}
      height={18}
      className={`${box} object-cover`}
    />
  );
}
