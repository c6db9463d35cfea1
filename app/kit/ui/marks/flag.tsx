import { flagOf } from '../../i18n/locales';

const flags = import.meta.glob<string>(
  '/node_modules/country-flag-icons/3x2/{AL,BG,BR,CN,CZ,DE,EE,ES,FI,FR,GB,KR,LT,LV,NL,PL,RO,RU,SA,SE,SK,UA,US,VN}.svg',
  { eager: true, query: '?url', import: 'default' },
);

interface FlagProps {
  locale: string;
}

/** The flag of a language. The name of the language is always shown beside it. */
export function Flag({ locale }: FlagProps) {
  const code = flagOf(locale);
  const address = flags[`/node_modules/country-flag-icons/3x2/${code}.svg`];
  const box = 'h-5 w-7.5 shrink-0 rounded-[4px]';
  return address ? (
    <img src={address} alt="" width={30} height={20} className={`${box} object-cover`} />
  ) : (
    <span aria-hidden="true" className={`${box} bg-hover text-center text-[0.71875rem]/5`}>
      {code}
    </span>
  );
}
