import { statedLanguage } from './stated-pattern';

const relatives =
  'Schwester|Bruder|Zwillings(?:schwester|bruder)|Mutter|Mama|Mutti|Vater|Papa|Sohn|Tochter|Frau|Ehefrau|Mann|Ehemann|Verlobter?|Partnerin|Partner|(?:beste )?Freundin|(?:bester )?Freund|Mitbewohnerin|Mitbewohner|Oma|Großmutter|Opa|Großvater|Tante|Onkel|Cousine|Cousin|Nichte|Neffe|Chefin|Chef|Hündin|Hund|Katze|Kater|Pferd|Pony|Kaninchen|Hase|Hamster|Meerschweinchen|Papagei|Wellensittich|Schildkröte|Schlange';
const many = 'Hunde|Katzen|Kater|Kinder|Söhne|Töchter|Brüder|Schwestern|Pferde|Kaninchen';
const trades =
  'Anw[aä]lt(?:in)?|Apotheker(?:in)?|Architekt(?:in)?|Arzt|Ärztin|Automechaniker(?:in)?|Bäcker(?:in)?|Bauer|Bäuerin|Beamt(?:er|in)|Buchhalter(?:in)?|Dachdecker(?:in)?|Designer(?:in)?|Dolmetscher(?:in)?|Elektriker(?:in)?|Entwickler(?:in)?|Erzieher(?:in)?|Fahrer(?:in)?|Feuerwehr(?:mann|frau)|Fotograf(?:in)?|Friseur(?:in)?|Friseuse|Gärtner(?:in)?|Grafiker(?:in)?|Handwerker(?:in)?|Hausmeister(?:in)?|Hebamme|Informatiker(?:in)?|Ingenieur(?:in)?|Journalist(?:in)?|Jurist(?:in)?|Kassierer(?:in)?|Kauf(?:mann|frau)|Kellner(?:in)?|Koch|Köchin|Kranken(?:pfleger(?:in)?|schwester)|Künstler(?:in)?|Landwirt(?:in)?|Lehrer(?:in)?|LKW-Fahrer(?:in)?|Maler(?:in)?|Maurer(?:in)?|Mechaniker(?:in)?|Metzger(?:in)?|Musiker(?:in)?|Notar(?:in)?|Pfleger(?:in)?|Physiotherapeut(?:in)?|Pilot(?:in)?|Polizist(?:in)?|Professor(?:in)?|Programmierer(?:in)?|Psycholog(?:e|in)|Richter(?:in)?|Sänger(?:in)?|Sanitäter(?:in)?|Schauspieler(?:in)?|Schreiner(?:in)?|Sekretär(?:in)?|Soldat(?:in)?|Sozialarbeiter(?:in)?|Student(?:in)?|Tierarzt|Tierärztin|Tischler(?:in)?|Übersetzer(?:in)?|Verkäufer(?:in)?|Wissenschaftler(?:in)?|Zahnarzt|Zahnärztin';
const phrase = '[^.,;:!?()"\\n]{2,50}?';
const article = '(?:eine?[nrm]? |meine?[nrm]? |unsere?[nrm]? |d(?:ie|er|as|en) )?';
const my = '(?:meine?|unsere?)';
const going =
  'fliege|fliegen|fahre|fahren|reise|reisen|ziehe|ziehen|heirate|heiraten|treffe|treffen|besuche|besuchen|gehe|gehen';

export const inGerman = statedLanguage({
  locale: 'de-DE',
  stops:
    'und|aber|weil|seit|denn|jetzt|mit|wenn|wo|auch|gestern|heute|gezogen|umgezogen|letzte|letzten|mehr|geboren|sehr|total|übrigens|geworden|gern|gerne|bis|obwohl|hallo|lol|haha',
  and: 'und|&',
  joints: 'und|aber|weil|dass|ist|sind|wenn|ich|mein|meine',
  relatives,
  trades,
  notNames:
    'nicht|ein|eine|das|der|die|den|egal|geheim|hier|so|auch|anders|was|wie|sie|er|es|du|wer|ich|noch|immer|mein|meine',
  doubts:
    'wenn|falls|angenommen|stell(?:t|en)? (?:dir|euch|sie sich) vor|als ob|würde|wäre|hätte|könnte|vielleicht|sagt|sagte|sagst|sagen|gesagt|meint|meinte|meinst|behauptet|glaubt|denkt|fragt|fragte|schreibt|schrieb|träumt?e?|geträumt|tu(?:n)? (?:wir )?so|als|rollenspiel|ob|nicht wahr|gelogen|früher|nicht,? dass',
  denials: 'nicht|nie|niemals|kein(?:e[nrm]?)?',
  retractions:
    'nur spaß|kleiner scherz|war ein (?:witz|scherz)|nicht wirklich|in (?:meinen träumen|dem spiel|diesem (?:spiel|rollenspiel|film|buch)|der geschichte|dieser (?:szene|geschichte))|im (?:spiel|traum|film|buch|rollenspiel)',
  tags: "und (?:du|ihr|dir|selbst|deiner|deine|wo wohnst du|wie heißt du|was machst du)|oder|weißt du|ne|gell|stimmt(?:[’']?s)?",
  notValues:
    'Angst|Hoffnung|der (?:Hoffnung|Vergangenheit|Gegenwart)|den Tag|mein(?:em)? Kopf|nicht|kein|wie|wenn|wo|es|sehr',
  negations: 'nicht|kein|keine|keinen|keiner|keinem|nie|niemals|nichts|niemand|niemanden',
  notPlans:
    'jed(?:e[nrs]?)|immer|nie|nicht|kein|keine|keinen|nichts|zeit|frei|seit|bis|am|letzte[nrs]?|viel|lust|mal|meistens|lieblingstag|name|kopfschmerzen|hunger|durst|angst|spaß|glück|pech|ge\\p{L}+(?:t|en)|[vb]e\\p{L}+t|ver\\p{L}+en',
  marks: {
    like: 'liebst|liebe|magst|mag|gern|gerne|gefällt|gefallen|lieblings\\p{L}*|am liebsten|fan',
    work: 'arbeitest|arbeit|beruf|job|bist',
    home: 'wohnst|lebst|wohnung|zuhause|gezogen',
  },
  calendar: {
    weekdays: [
      'Sonntag',
      'Montag',
      'Dienstag',
      'Mittwoch',
      'Donnerstag',
      'Freitag',
      'Samstag|Sonnabend',
    ],
    months: [
      'Januar|Jänner|Jan',
      'Februar|Feb',
      'März',
      'April|Apr',
      'Mai',
      'Juni|Jun',
      'Juli|Jul',
      'August|Aug',
      'September|Sept?',
      'Oktober|Okt',
      'November|Nov',
      'Dezember|Dez',
    ],
    relative: [
      ['übermorgen', 2],
      ['morgen(?: (?:früh|Vormittag|Mittag|Nachmittag|Abend))?', 1],
      ['heute(?: (?:Vormittag|Mittag|Nachmittag|Abend|Nacht))?', 0],
    ],
    numbers: [
      'eine[mnr]?',
      'zwei',
      'drei',
      'vier',
      'fünf',
      'sechs',
      'sieben',
      'acht',
      'neun',
      'zehn',
    ],
    forms: [
      ['date', '(?:am )?(?:WEEKDAY,? )?(?:dem |den |der )?DATE\\.? ?MONTH\\.?(?: YEAR)?'],
      ['date', '(?:am )?(?:WEEKDAY,? )?(?:dem |den |der )?DATE\\. ?NUMERIC\\.(?: ?YEAR)?'],
      ['nextWeek', '(?:am )?WEEKDAY (?:der |in der )?nächste[rn]? Woche'],
      ['nextWeek', 'nächste Woche(?: am)? WEEKDAY'],
      ['thisWeekday', '(?:an )?diese[nms] WEEKDAY'],
      [
        'weekday',
        '(?:am )?(?:nächste[nr]? |kommende[nr]? )?WEEKDAY(?:abend|nachmittag|vormittag|morgen|mittag)?',
      ],
      ['relative', 'RELATIVE'],
      ['inDays', 'in COUNT Tag(?:en)?'],
      ['inWeeks', 'in COUNT Wochen?'],
      ['dayOfMonth', 'am DATE\\.(?! ?MONTH)'],
    ],
  },
  patterns: [
    ['name', '^ich (?:heiße|heisse|heiß) ANYNAME'],
    ['name', '^mein (?:Vor)?name ist ANYNAME'],
    ['nickname', '^nenn(?:t)? mich(?: (?:einfach|bitte|ruhig))? NAME'],
    ['nickname', '^(?:alle|meine Freunde) nennen mich NAME'],
    ['age', '^ich bin(?: jetzt| schon| gerade)? (?<value>[1-9][0-9]{1,2})(?: Jahre?(?: alt)?)?END'],
    [
      'age',
      '^ich bin (?:gerade |gestern |letzte Woche |heute )?(?<value>[1-9][0-9]{1,2})(?= geworden)',
    ],
    [
      'home',
      '^(?:ich (?:wohne|lebe)|wir (?:wohnen|leben))(?: jetzt| inzwischen| schon lange)? in VALUE',
    ],
    [
      'home',
      '^(?:ich bin|wir sind)(?: gerade| jetzt| letzte Woche)? (?:von [\\p{L} ]{2,30} )?nach VALUE(?= (?:um)?gezogen)',
    ],
    ['origin', '^ich (?:komme|stamme)(?: ursprünglich)? aus VALUE'],
    ['origin', '^ich bin in VALUE(?= (?:geboren|aufgewachsen))'],
    [
      'job',
      `^ich arbeite(?: jetzt)? (?<value>(?:als|bei|in|im|an) ${phrase})(?=\\s+(?:und|aber|seit|mehr)(?!\\p{L})|\\s*[.,;:!?()"\\n]|\\s*$)`,
    ],
    [
      'job',
      `^ich habe (?:einen (?:neuen )?Job|eine (?:neue )?(?:Stelle|Arbeit)) (?<value>(?:als|bei) ${phrase})(?: gefunden| bekommen)?END`,
    ],
    [
      'trade',
      '^ich bin (?:von Beruf |gelernter? )?(?:eine? )?TRADE(?=\\s+(?:und|aber|in|bei|an|von)(?!\\p{L})|\\s*[.,;:!?]|\\s*$)',
    ],
    ['birthday', '^mein Geburtstag ist DAY'],
    ['birthday', '^ich habe DAY(?= Geburtstag)'],
    ['birthday', '^DAY (?:habe ich|ist mein) Geburtstag'],
    ['birthday', '^ich bin BORN(?: in [\\p{L} ]{2,30})?(?= geboren)'],
    ['named', `^${my} KIN (?:heißt|heisst) ANYNAME`],
    ['named', '^der Name (?:meine[rs]|unsere[rs]) KIN(?:e?s)? ist ANYNAME'],
    ['named', `^${my} KIN,? NAME`],
    [
      'named',
      '^(?:ich habe|wir haben) (?:jetzt )?eine?n? (?:\\p{L}{2,12} )?KIN(?: namens |,? (?:der|die|das) |: )(?:heißt )?ANYNAME',
    ],
    ['named', '^NAME ist meine? (?!beste|Freund|Frau Mutter)KIN'],
    ['named', `^(?:meine|unsere) (?:zwei |drei |beiden )?(?<about>${many}) heißen NAMES`],
    ['named', `^(?:ich habe|wir haben) (?:zwei|drei|vier) (?<about>${many})(?:,| namens|:) NAMES`],
    ['favourite', '^meine? Lieblings(?<about>\\p{L}{2,20}) (?:ist|sind) VALUE'],
    ['likes', '^ich liebe VALUE'],
    ['fond', '^ich mag (?:gerne? |sehr |total )?VALUE'],
    ['fond', '^ich (?:esse|trinke|höre|lese|spiele) (?:sehr |total )?gerne? VALUE'],
    ['fond', '^ich bin (?:ein )?(?:großer |riesiger )?Fan von VALUE'],
    ['dislikes', '^ich hasse VALUE'],
    ['dislikes', '^ich kann VALUE(?= nicht (?:ausstehen|leiden))'],
    ['unliked', '^ich mag (?:gar |überhaupt |wirklich )?(?:keine?n? )VALUE'],
    [
      'unliked',
      '^ich mag (?<value>[\\p{L}][\\p{L} -]{1,40}?)(?= (?:gar |überhaupt |wirklich )?nicht)',
    ],
    ['allergy', '^ich bin (?:gegen|auf) VALUE(?= allergisch)'],
    ['allergy', '^ich bin allergisch (?:gegen|auf) VALUE'],
    ['plan', `^(?:meine?|unsere?|die|der|das) (?!Geburtstag)THING (?:ist|sind|findet|beginnt) DAY`],
    ['plan', "^(?<whose>\\p{L}{2,20}s['’]? \\p{L}{3,30}) (?:ist|findet|beginnt) DAY"],
    ['plan', `^DAY (?:habe ich|haben wir) ${article}(?!Geburtstag)THINGEND`],
    ['plan', '^DAY (?:ist|findet|beginnt) (?:meine?|unsere?|die|der|das) (?!Geburtstag)THINGEND'],
    ['plan', "^DAY (?:ist|findet|beginnt) (?<whose>\\p{L}{2,20}s['’]? \\p{L}{3,30})END"],
    ['plan', `^(?:ich habe|wir haben|ich hab) DAY ${article}(?!Geburtstag)THINGEND`],
    ['plan', `^(?:ich habe|wir haben|ich hab) ${article}(?!Geburtstag)THING DAY`],
    [
      'plan',
      `^(?:ich|wir) (?:${going}) DAY (?<about>(?:nach|zu|zum|zur|in|meine?n?) [\\p{L} -]{2,30}?)END`,
    ],
    [
      'plan',
      `^DAY (?:${going}) (?:ich|wir) (?<about>(?:nach|zu|zum|zur|in|meine?n?) [\\p{L} -]{2,30}?)END`,
    ],
    ['likeOver', '^ich (?:mag|liebe) (?:keine?n? )?VALUE(?=\\s+mehr)'],
    [
      'likeOver',
      '^ich (?:mag|liebe) (?<value>[\\p{L}][\\p{L} -]{1,40}?)(?= (?:gar |überhaupt )?nicht mehr)',
    ],
    ['likeOver', '^ich (?:esse|trinke|höre|spiele) (?:keine?n? )VALUE(?=\\s+mehr)'],
    ['likeOver', '^früher (?:mochte|liebte) ich VALUE'],
    ['likeOver', '^ich mochte früher VALUE'],
    [
      'jobOver',
      '^ich habe (?:meinen Job|meine (?:Arbeit|Stelle)) (?:gekündigt|verloren|aufgegeben|hingeschmissen)',
    ],
    ['jobOver', '^ich habe gekündigtEND'],
    ['jobOver', '^ich (?:wurde|bin) (?:gefeuert|entlassen|gekündigt)(?: worden)?END'],
    ['jobOver', '^mir wurde gekündigt'],
    [
      'jobOver',
      '^ich bin (?:jetzt |inzwischen )?(?:arbeitslos|in Rente|Rentner(?:in)?|pensioniert)END',
    ],
    ['jobOver', '^ich arbeite nicht mehrEND'],
    ['workOver', `^ich arbeite nicht mehr (?<value>(?:als|bei|in|im|an) ${phrase})END`],
    ['homeOver', '^(?:ich (?:wohne|lebe)|wir (?:wohnen|leben)) nicht mehr in VALUE'],
    ['homeOver', '^(?:ich bin|wir sind) (?:von|aus) VALUE(?= (?:weg|fort|aus)gezogen)'],
    [
      'kinOver',
      `^${my} KIN,?(?: (?<name>\\p{L}[\\p{L}'’-]{1,30}),?)? (?:ist (?:gerade |leider |gestern |letzte Woche )?(?:gestorben|verstorben|tot|weggelaufen|verschwunden)|lebt nicht mehr|starb|wurde eingeschläfert)`,
    ],
    [
      'kinOver',
      "^(?:ich habe|wir haben) (?:meine?n?|unsere?n?) KIN(?: (?<name>\\p{L}[\\p{L}'’-]{1,30}))? (?:verloren|weggegeben|abgegeben|einschläfern lassen)",
    ],
    ['kinOver', '^(?:ich habe|wir haben) keine?n? KIN mehr'],
    [
      'kinOver',
      "^ich habe mich von meine[rm] (?<about>Freundin|Freund|Frau|Mann|Partnerin|Partner)(?: (?<name>\\p{L}[\\p{L}'’-]{1,30}))? getrennt",
    ],
  ],
});
