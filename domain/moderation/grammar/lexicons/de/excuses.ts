/**
 * Patterns of statements in German that are not about the writer's age: other people, hearsay, figures of
 * speech.
 */
export const notOneself = [
  '(18|achtzehn) [jahre] (oder älter|und älter|plus)',
  '(über|mindestens|älter als) (18|achtzehn)',
  '(er|sie|es|die|der) (ist|wird|war|sind|werden) [{adv}] {num}',
  '(als (ob|wär*|wäre)|denkt|denken|meinen|glaubt|glauben|sagt|sagen|schätzt|schätzen|halten|hält|dachte|fühl*|tu so als|denken ich|glauben ich) [dass] [ich] {ichbin} [{adv}] {num}',
  '(mich|mir) .. (wie|für|als) [{any}] {num}',
  '(ich bin|bin) {num} (jahre|jahr) [{any}] [{any}] [{any}] (verheiratet|zusammen|gefahren|dabei|her|älter|jünger|lang|getrennt|unterwegs)',
  '(als ich|damals|wie ich) .. {num} (war|wurde|geworden)',
  '(als ich|nachdem ich) ... geworden',
  '{ichbin} [{adv}] {num} .. (im (kopf|herzen|geiste)|auf dem (foto|bild)|geblieben im kopf)',
  '(im herzen|im kopf|innerlich|manchmal wieder|wieder) .. {num}',
  '(ein kind) (der|des|im herzen|aus|von|vom)',
  '(großes|grosses|einziges|altes) kind',
  '(schüler|schülerin) (von|des|der|bei (meister|einem meister|der yoga))',
  '{ichbin} .. (in der|am|im|an der|auf der|auf dem) .. (schule|gymnasium|klasse|realschule|gesamtschule|grundschule|stufe) .. (lehrer*|unterricht*|als|hausmeister*|tätig|angestellt|gewesen|abholen|elternabend|beschäftigt|sekretär*)',
  'in der {ord} (reihe|etage|woche|schwangerschaftswoche|minute|runde|staffel|folge|stunde|generation|liga|position|ssw|schlange|phase|welt|spur|lektion)',
  'in der {num} (ssw|woche|reihe|schwangerschaftswoche|etage|staffel|folge)',
  '(gehe|geh|bin|komme) [{any}] (in|auf|im|zur) (die|der|) [{any}] (baumschule|fahrschule|tanzschule|volkshochschule|abendschule|hochschule|abendgymnasium|abendrealschule|schule (joggen|wählen)|musikschule|elternabend)',
  'auf die {schule} (meines|meiner|von)',
  '(im|der) {num} (stock|jahrhundert|monat|semester|kapitel|bezirk)',
  'unter {soon} [jahren]',
];

/** Patterns of statements about work, memories or films instead of the present. */
export const notNow = [
  '(korrigiere|korrigieren|korrigierte)',
  '(ich (arbeite|unterrichte|lehre|gebe nachhilfe|unterrichtete)|lehrer|lehrerin|referendar|referendarin|schulleiter|schulleiterin|erzieher|erzieherin|schulsozialarbeiter|hausmeister|elternabend|schulsekretärin|betreuer|betreuerin|dozent)',
  '(mein sohn|meine tochter|mein neffe|meine nichte|mein enkel|meine enkelin|mein bruder|meine schwester|mein patenkind|mein kind|meine kinder|meine zwillinge|unser sohn|unsere tochter|mein kleiner|meine kleine|mein cousin|meine cousine|mein stiefsohn|meine stieftochter) [{any}] (ist|geht|wird|hat|kommt|war|sind|gehen|spielt|besucht|feiert|macht|fängt)',
  '(damals|früher|als ich|vor vielen jahren|in meiner jugend|jugendzeit|klassentreffen|schulzeit|abitur gemacht|erinner*)',
  '(der|die|das|im|in dem) (film|buch|roman|figur|lied|serie|spiel|song|hauptfigur)',
];

/** Patterns that sound like danger but are a figure of speech, an accident or about another person. */
export const figuresOfSpeech = [
  '(er|sie|es|tom|wer|jeder|man|alle|mutter|vater|chef|chefin|mama|papa|frau|mann|freund|freundin|lehrer) (muss|wollte|will|war|wäre|würde|wird|möchte|bringt|bringen|werden) .. (tot|sterben|umbringen|um)',
  'muss {any} sterben',
  '(er|sie) hat .. überdosis',

  'warum bin ich [{any}] (noch wach|überhaupt noch wach|hier in|so müde)',
  '(findet|fände|sucht) mich (nett|schön|hübsch|witzig|lustig|attraktiv|komisch)',
  'gebe mich (geschlagen)',
  '(schneide|ritze|verletze) [ich] mich .. (beim|in den finger|am|an der|rasieren)',
  '(nicht mehr|nicht) [{any}] [{any}] [{any}] (stadt|haus|wohnung|berlin|münchen|land|dorf|hier|firma|ihm|ihr|wg|job) [{any}] (leben|wohnen|sein|arbeiten|bleiben)',
  '(ohne (hoffnung|ausweg)) auf',
  '(sterben|gestorben|sterbe|tot|tod|stirb) [{any}] vor .. (lachen|hunger|langeweile|durst|scham|neugier|müdigkeit|peinlichkeit|hitze|kälte|freude|glück|lauter|aufregung|angst)',
  '(vor (lachen|hunger|langeweile|durst|scham|neugier|müdigkeit|peinlichkeit|hitze|kälte|freude)) .. (sterben|tot|umbringen)',
  '(nicht|nie|niemals|ich will nicht|keinesfalls) (sterben|umbringen|mich umbringen)',
  '{will} nicht sterben',
  '(aufwachen|aufstehen) (um|so früh|vor|ohne kaffee|mit)',
  '(leben|wohnen|weitermachen|hier sein|da sein) (ohne (dich|musik|kaffee)|in (der|einer|berlin|münchen|diesem haus)|mit (meinem|meiner|ihm|ihr)|auf dem land)',
  '(in (berlin|münchen|der stadt|dieser stadt|diesem|dieser)|ohne (dich|kaffee|musik)|allein|auf dem land|hier) (leben|wohnen|sein|weiterleben|weitermachen)',
  '(geschnitten|verletzt) .. (beim|am papier|küche|rasieren|in den finger)',
  '(beim (kochen|sport|rasieren|fußball|training|skifahren|schneiden|zwiebel*|gemüse*|brot*)) .. (geschnitten|verletzt|wehgetan)',
  '(spring|springe|springen) .. (see|pool|wasser|dusche|meer|freude|trampolin|rein|ein für|becken|ins)',
  '(es|alles) beenden (mit (ihm|ihr|meinem|meiner))',
  '(schluss|ende) (machen|mit) .. (freund*|ihm|ihr|rauchen|zucker|job|süßigkeiten|woche)',
  '(nicht mehr (hier|da)) .. (urlaub|verreist|dienstreise|umgezogen|umzug|feierabend)',
  '(besser|glücklicher) .. ohne mich .. (kochen|singen|feiern)',
  '(dass|bis) (der|die|das) (winter|woche|film|meeting|tag|schicht|sitzung|semester) .. (aufhört|vorbei ist|endet)',
  '(mich|mir) .. umbringen .. (wenn (du|sie|er|mein|meine) .. (spoiler*|erfährt|sieht))',
];

/**
 * Patterns of songs, films and other fiction, the only vetoes of a plain statement about the writer's age.
 */
export const fiction = [
  '(im|der|dem|das|ein|diesem|dieser|die|eine|mein|in der) (film|buch|roman|spiel|krimi|serie|lied|theaterstück|oper|figur|held|heldin|videospiel|song|szene|rolle|zeile)',
];
