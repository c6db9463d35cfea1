import { statedPatterns } from './stated-pattern';

const relatives =
  'sœur|soeur|frère|mère|père|fils|fille|femme|mari|compagne|compagnon|copine|copain|meilleure amie|meilleur ami|chien|chienne|chat|chatte|cheval|lapin';

export const inFrench = statedPatterns({
  stops: 'et|mais|car|parce|depuis|donc|maintenant|avec|quand|où|qui|aussi|hier|en (?:19|20)',
  patterns: [
    ['name', "^[Jj]e m['’]appelle NAME"],
    ['name', '^[Mm]on (?:pré)?nom est NAME'],
    ['nickname', '^[Aa]ppelle-moi NAME'],
    ['home', "^(?:[Jj]['’]habite|[Jj]e vis) (?:à|en|au|aux|dans) VALUE"],
    [
      'home',
      "^[Jj](?:['’]ai déménagé|e viens de déménager|e me suis installée?) (?:à|en|au|aux) VALUE",
    ],
    ['origin', "^[Jj]e (?:viens|suis originaire) (?:de |d['’]|du )VALUE"],
    [
      'job',
      '^[Jj]e travaille (?<value>(?:comme|chez|à|dans|en) [^.,;:!?()"\\n]{2,50}?)(?=\\s+(?:et|mais|car|depuis)(?!\\p{L})|\\s*[.,;:!?()"\\n]|\\s*$)',
    ],
    ['birthday', "^[Mm]on anniversaire(?:,)? (?:est|c['’]est) le VALUE"],
    ['named', `^[Mm](?:on|a) (?<about>${relatives}) s['’]appelle NAME`],
    ['named', `^[Mm](?:on|a) (?<about>${relatives}),? NAME`],
    ['likes', "^[Jj]['’]adore VALUE"],
    ['dislikes', '^[Jj]e déteste VALUE'],
    ['allergy', '^[Jj]e suis allergique (?:à la |à |au |aux )VALUE'],
  ],
});
