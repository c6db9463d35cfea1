import { statedLanguage } from './stated-pattern';

const relatives =
  "sœur|soeur|frère|jumeau|jumelle|mère|maman|père|papa|fils|fille|femme|épouse|mari|époux|fiancée?|compagne|compagnon|copine|copain|(?:meilleure )?amie|(?:meilleur )?ami|coloc(?:ataire)?|grand-mère|mamie|grand-père|papi|tante|oncle|cousine?|nièce|neveu|patron(?:ne)?|chef(?:fe)?|chien(?:ne)?|chat(?:te)?|chaton|chiot|cheval|jument|poney|lapine?|hamster|cochon d['’]Inde|perroquet|perruche|tortue|serpent";
const many = 'chiens|chats|chatons|enfants|fils|filles|frères|sœurs|soeurs|chevaux|lapins';
const trades =
  'acteur|actrice|agriculteur|agricultrice|aide-soignante?|ambulanci(?:er|ère)|architecte|assistante? sociale?|avocate?|boucher|bouchère|boulang(?:er|ère)|caissi(?:er|ère)|charpentier|chauffeur|chef|chercheur|chercheuse|chirurgien(?:ne)?|coiffeu(?:r|se)|comédien(?:ne)?|comptable|cuisini(?:er|ère)|dentiste|designer|développeu(?:r|se)|écrivaine?|électricien(?:ne)?|enseignante?|étudiante?|fleuriste|graphiste|infirmi(?:er|ère)|informaticien(?:ne)?|ingénieure?|institut(?:eur|rice)|jardini(?:er|ère)|journaliste|juge|kiné(?:sithérapeute)?|libraire|maçon|mécanicien(?:ne)?|médecin|menuisi(?:er|ère)|musicien(?:ne)?|notaire|opticien(?:ne)?|pharmacien(?:ne)?|photographe|pilote|plombi(?:er|ère)|polici(?:er|ère)|pompier|professeure?|prof|psychologue|sage-femme|secrétaire|serveu(?:r|se)|soldate?|technicien(?:ne)?|traduct(?:eur|rice)|vendeu(?:r|se)|vétérinaire';
const phrase = '[^.,;:!?()"\\n]{2,50}?';
const I = "j['’]";
const my = '(?:mon|ma|mes|notre|nos)';
const article = "(?:une? |des |mon |ma |mes |le |la |les |l['’]|notre )?";
const to = '(?:à|en|au|aux|chez|pour)';
const over = '(?=\\s|[.,;:!?]|$)';

export const inFrench = statedLanguage({
  locale: 'fr-FR',
  stops:
    'et|mais|car|parce|depuis|donc|maintenant|avec|quand|où|qui|aussi|hier|en (?:19|20)|plus|désormais|actuellement|la semaine|le mois|cette|cet|il y a|si|parfois|mdr|lol|haha|alors|pour',
  and: 'et|&',
  joints: 'et|mais|car|que|qui|est|sont|si|je|mon|ma',
  relatives,
  trades,
  notNames:
    "pas|plus|comment|comme|un|une|le|la|les|secret|confidentiel|personne|rien|elle|il|ce|c['’]est|qui|toi|moi|encore|aussi|toujours",
  doubts:
    "si|s['’]il|quand|lorsque|imagine[zrs]?|imaginons|supposons|suppose|fais(?:ons)? comme si|comme si|rêve|rêvé|rêvais|peut-être|dit|disait|disent|dis|prétend|pense|pensent|croit|croient|demande|écrit|écrivait|raconte|était|serait|serais|aurais|voudrais|pourrais|avant|autrefois|jeu de rôle|est-ce que|ce n['’]est pas vrai|faux",
  denials: "ne|n['’]|pas|jamais|plus|le|la|ton|son|un|au|du",
  retractions:
    "je (?:rigole|plaisante|blague)|non je rigole|pas vraiment|dans (?:mes rêves|le jeu|ce jeu|cette (?:histoire|scène)|l['’]histoire|le film|ce film|le livre|un rêve|une autre vie)",
  tags: "et (?:toi|vous|le tien|la tienne)|(?:et )?toi|hein|non|pas vrai|n['’]est-ce pas|tu vois|tu sais",
  notValues:
    "(?:la )?peur|l['’]espoir|l['’]instant|moment|pas|plus|jamais|rien|quand|que|mon (?:monde|imagination)|te|vous|l['’]idée",
  negations: 'pas|plus|jamais|rien|personne|aucune?',
  notPlans:
    "chaque|tous|toutes|toujours|jamais|pas|plus|rien|aucun|temps|envie|besoin|depuis|jusqu['’]à|avant|après|dernier|dernière|peur|faim|soif|mal|été|eu|fait|vu|mangé|beaucoup|froid|chaud|jour|préférée?|nom|prénom|anniversaire préféré|travaillé|dormi",
  marks: {
    like: 'aim\\p{L}*|ador\\p{L}*|préf\\p{L}*|fan|plaî?t|plaisent|passion\\p{L}*',
    work: 'travaill\\p{L}*|métier|boulot|emploi|job|êtes',
    home: 'habit\\p{L}*|viv\\p{L}*|vis|maison|déménag\\p{L}*',
  },
  calendar: {
    weekdays: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
    months: [
      'janvier|janv',
      'février|fevrier|févr',
      'mars',
      'avril|avr',
      'mai',
      'juin',
      'juillet|juil',
      'août|aout',
      'septembre|sept',
      'octobre|oct',
      'novembre|nov',
      'décembre|decembre|déc',
    ],
    relative: [
      ['après-demain', 2],
      ['demain(?: (?:matin|midi|après-midi|soir))?', 1],
      ["aujourd['’]hui|ce (?:matin|midi|soir)|cet après-midi", 0],
    ],
    numbers: ['une?', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
    forms: [
      ['date', '(?:le )?(?:WEEKDAY,? )?(?:le )?DATE(?:er)? MONTH(?: YEAR)?'],
      ['date', '(?:le )?DATE/NUMERIC(?:/YEAR)?'],
      ['nextWeek', '(?:le )?WEEKDAY de la semaine prochaine'],
      ['nextWeek', 'la semaine prochaine,? WEEKDAY'],
      ['thisWeekday', 'ce WEEKDAY'],
      [
        'weekday',
        '(?:le |ce )?WEEKDAY(?: prochain| qui vient)?(?: (?:matin|midi|après-midi|soir))?',
      ],
      ['relative', 'RELATIVE'],
      ['inDays', 'dans COUNT jours?'],
      ['inWeeks', 'dans COUNT semaines?'],
      ['dayOfMonth', 'le DATE(?:er)?'],
    ],
  },
  patterns: [
    ['name', "^je m['’]appelle ANYNAME"],
    ['name', "^mon (?:pré)?nom(?:,)? (?:est|c['’]est) ANYNAME"],
    ['name', "^moi,? c['’]est NAME"],
    ['nickname', '^appelle[zs]?[- ]moi NAME'],
    ['nickname', "^(?:tout le monde|mes ami(?:e)?s) m['’]appellent? NAME"],
    ['age', `^${I}ai(?: déjà| maintenant)? (?<value>[1-9][0-9]{1,2}) ansEND`],
    ['age', `^${I}ai eu (?<value>[1-9][0-9]{1,2}) ans`],
    [
      'home',
      `^(?:${I}habite|je vis|on (?:habite|vit)|nous (?:habitons|vivons))(?: maintenant| toujours)? (?:à|en|au|aux|dans) VALUE`,
    ],
    [
      'home',
      `^(?:${I}ai déménagé|je viens de déménager|je me suis installée?|on a déménagé|nous avons déménagé) (?:de [\\p{L} ]{2,30} )?(?:à|en|au|aux) VALUE`,
    ],
    [
      'origin',
      "^je (?:viens|suis originaire) (?:de (?!déménager|perdre|finir|me |te |voir|faire)|d['’]|du )VALUE",
    ],
    ['origin', '^je suis née? (?:à|en|au|aux) VALUE'],
    ['origin', `^${I}ai grandi (?:à|en|au|aux) VALUE`],
    [
      'job',
      `^je (?:travaille|bosse)(?: maintenant)? (?<value>(?:comme|chez|à|dans|en|pour|au) ${phrase})(?=\\s+(?:et|mais|car|depuis|plus|parce)(?!\\p{L})|\\s*[.,;:!?()"\\n]|\\s*$)`,
    ],
    [
      'trade',
      '^je suis TRADE(?=\\s+(?:et|mais|à|au|en|dans|depuis|chez|de nuit)(?!\\p{L})|\\s*[.,;:!?]|\\s*$)',
    ],
    ['birthday', "^mon anniversaire(?:,)? (?:est|c['’]est|tombe) DAY"],
    ['birthday', '^je suis née? BORN'],
    ['birthday', "^DAY,? c['’]est mon anniversaire"],
    ['birthday', "^c['’]est mon anniversaire DAY"],
    ['named', `^${my} KIN s['’]appelle ANYNAME`],
    ['named', "^le (?:pré)?nom de (?:mon|ma|notre) KIN(?:,)? (?:est|c['’]est) ANYNAME"],
    ['named', `^${my} KIN,? NAME`],
    [
      'named',
      `^(?:${I}ai|on a|nous avons|${I}ai adopté) une? (?:\\p{L}{2,12} )?KIN(?: qui s['’]appelle|,? (?:appelée?|nommée?)|,|:) ANYNAME`,
    ],
    ['named', "^NAME(?:,)? (?:est|c['’]est) (?:mon|ma) (?!meilleur|ami)KIN"],
    ['named', `^(?:mes|nos) (?:deux |trois )?(?<about>${many}) s['’]appellent NAMES`],
    [
      'named',
      `^(?:${I}ai|on a|nous avons) (?:deux|trois|quatre) (?<about>${many})(?:,| :|:| qui s['’]appellent) NAMES`,
    ],
    ['favourite', "^(?:mon|ma) (?<about>\\p{L}{2,20}) préférée?(?:,)? (?:est|c['’]est) VALUE"],
    ['likes', `^${I}adore VALUE`],
    ['fond', `^${I}aime (?:bien |beaucoup |vraiment )?VALUE`],
    ['fond', '^je suis (?:très |un grand |une grande )?fan de VALUE'],
    ['dislikes', '^je (?:déteste|hais) VALUE'],
    ['dislikes', '^je ne supporte pas VALUE'],
    ['unliked', `^(?:je n['’]|${I})aime pas (?:trop |vraiment |du tout )?VALUE`],
    ['allergy', "^je suis allergique (?:à la |à l['’]|à |au |aux )VALUE"],
    [
      'plan',
      "^(?:mon|ma|mes|notre|le|la|les|l['’]) ?(?!anniversaire (?:est|c|tombe))THING (?:est|sont|aura lieu|c['’]est|commence|tombe) DAY",
    ],
    ['plan', `^(?:${I}ai|on a|nous avons) ${article}THING DAY`],
    ['plan', `^DAY,? (?:${I}ai|on a|nous avons) ${article}THINGEND`],
    ['plan', "^DAY,? c['’]est (?:mon |ma |le |la |l['’]|notre )(?!anniversaireEND)THINGEND"],
    [
      'plan',
      `^(?:je (?:pars|vais|me marie|déménage)|on (?:part|va|se marie)|nous (?:partons|allons)) (?<about>${to} [\\p{L}'’ -]{2,30}?) DAY`,
    ],
    [
      'plan',
      `^DAY,? (?:je (?:pars|vais)|on (?:part|va)|nous (?:partons|allons)) (?<about>${to} [\\p{L}'’ -]{2,30}?)END`,
    ],
    ['likeOver', `^(?:je n['’]|${I})(?:aime|adore) plus (?:trop |vraiment |du tout )?VALUE`],
    ['likeOver', `^(?:avant,? )?${I}(?:aimais|adorais)(?: bien| beaucoup)? VALUE`],
    ['likeOver', '^je ne suis plus (?:très )?fan de VALUE'],
    [
      'jobOver',
      `^${I}ai (?:quitté|perdu|lâché|laissé tomber) mon (?:travail|boulot|emploi|job|poste)`,
    ],
    ['jobOver', `^${I}ai (?:démissionné|été (?:licenciée?|virée?))${over}`],
    [
      'jobOver',
      '^je viens de (?:démissionner|quitter mon (?:travail|boulot|emploi|job)|perdre mon (?:travail|boulot|emploi|job))',
    ],
    [
      'jobOver',
      '^je (?:me suis fait virer|suis (?:au chômage|à la retraite|retraitée?))(?!\\p{L})',
    ],
    ['jobOver', '^je (?:ne )?travaille plusEND'],
    [
      'workOver',
      `^je (?:ne )?travaille plus (?<value>(?:comme|chez|à|dans|en|pour|au) ${phrase})END`,
    ],
    [
      'homeOver',
      `^(?:je n['’]|${I}|on n['’]|nous n['’])(?:habite|habitons) plus (?:à|en|au|aux|dans) VALUE`,
    ],
    ['homeOver', '^(?:je|on|nous) (?:ne )?(?:vis|vit|vivons) plus (?:à|en|au|aux|dans) VALUE'],
    ['homeOver', `^(?:${I}ai|on a|nous avons) quitté (?!mon|ma|mes|le |la )VALUE`],
    [
      'kinOver',
      `^${my} KIN,?(?: (?<name>\\p{L}[\\p{L}'’-]{1,30}),?)? (?:est (?:morte?|décédée?|partie?)|nous a quittés?|s['’]est enfuie?|vient de mourir)(?!\\p{L})`,
    ],
    [
      'kinOver',
      `^(?:${I}ai|on a|nous avons) (?:perdu|donné|fait piquer) (?:mon|ma|notre) KIN(?:,? NAME)?`,
    ],
    [
      'kinOver',
      `^(?:je n['’]ai|${I}ai|on n['’]a|nous n['’]avons) plus (?:de |mon |ma |notre )KIN(?:,? NAME)?`,
    ],
    [
      'kinOver',
      `^(?:je me suis séparée? de|${I}ai rompu avec|${I}ai quitté) (?:mon|ma) (?<about>copine|copain|femme|mari|compagne|compagnon|fiancée?)(?!\\p{L})(?:,? NAME)?`,
    ],
  ],
});
