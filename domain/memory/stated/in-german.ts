import { statedPatterns } from './stated-pattern';

const relatives =
  'Schwester|Bruder|Mutter|Mama|Vater|Papa|Sohn|Tochter|Frau|Mann|Partner|Partnerin|Freundin|Freund|Hund|Hündin|Katze|Kater|Pferd|Kaninchen';

export const inGerman = statedPatterns({
  stops:
    'und|aber|weil|seit|denn|jetzt|mit|wenn|wo|auch|gestern|heute|gezogen|umgezogen|letzte|letzten',
  patterns: [
    ['name', '^[Ii]ch (?:heiße|heisse) NAME'],
    ['name', '^[Mm]ein Name ist NAME'],
    ['nickname', '^[Nn]enn mich(?: einfach)? NAME'],
    ['home', '^[Ii]ch (?:wohne|lebe)(?: jetzt| inzwischen)? in VALUE'],
    ['home', '^[Ii]ch bin(?: gerade| jetzt| letzte Woche)? nach VALUE(?= (?:um)?gezogen)'],
    ['origin', '^[Ii]ch komme(?: ursprünglich)? aus VALUE'],
    [
      'job',
      '^[Ii]ch arbeite (?<value>(?:als|bei|in|im|an) [^.,;:!?()"\\n]{2,50}?)(?=\\s+(?:und|aber|seit)(?!\\p{L})|\\s*[.,;:!?()"\\n]|\\s*$)',
    ],
    ['birthday', '^[Mm]ein Geburtstag ist (?:am |der )VALUE'],
    ['birthday', '^[Ii]ch habe am VALUE(?= Geburtstag)'],
    ['named', `^[Mm]eine? (?<about>${relatives}) (?:heißt|heisst) NAME`],
    ['named', `^[Mm]eine? (?<about>${relatives}),? NAME`],
    ['likes', '^[Ii]ch liebe VALUE'],
    ['dislikes', '^[Ii]ch hasse VALUE'],
    ['allergy', '^[Ii]ch bin allergisch (?:gegen|auf) VALUE'],
  ],
});
