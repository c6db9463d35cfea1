import { type Rule, rulesOf } from '../../rule';

const r = rulesOf('de');
const asked = { only: 'question' } as const;
const told = { only: 'statement' } as const;

/** What is said with feeling: fear, hurt, grief, tenderness and joy. */
export const weighty: readonly Rule[] = [
  r(
    'doubt-self',
    8.4,
    '(?:findest du mich|hältst du mich für|denkst du,? (?:dass )?ich bin|glaubst du,? (?:dass )?ich bin|meinst du,? (?:dass )?ich bin|bin ich) (?:wirklich |zu |so |eine? |einen |ein |eigentlich |echt |etwa )*(?:dumm|blöd|doof|dick|fett|hässlich|langweilig|nervig|anstrengend|verrückt|schwach|idiot|versager|versagerin|komisch|faul|schlechte?r? (?:mutter|vater|freundin|freund|mensch|tochter|sohn))|nerve ich dich|langweile ich dich|störe ich',
    [
      'Nein. Keine Sekunde. Wer hat dir das eingeredet?',
      'Überhaupt nicht. Ich rede gern mit dir, genau so, wie du bist. Woher kommt die Frage?',
    ],
    {
      heard: [
        'Dann hat sich da jemand gründlich geirrt.',
        'Das war nicht fair, und es stimmt auch nicht.',
      ],
    },
  ),
  r(
    'licence',
    8.6,
    '(?:führerschein|lappen|fleppen) (?:\\p{L}+ )?(?:verloren|weg|abgegeben|abgenommen|los)|(?:bier|promille|getrunken).{0,20}(?:zu viel|gefahren|erwischt)|(?:geblitzt|erwischt|angehalten) worden|blitzer|polizei',
    [
      'Autsch. Das ist ärgerlich, und ein bisschen Glück war auch dabei, dass nichts passiert ist. Wie lange ist er weg?',
      'Das tut weh, auch im Portemonnaie. Wie kommst du jetzt zur Arbeit?',
    ],
    {
      ...told,
      heard: ['Das lässt sich überstehen. Und danach weißt du es besser als jeder andere.'],
    },
  ),
  r(
    'silent',
    8.2,
    '(?:redet|spricht|schreibt|antwortet)(?: \\p{L}+){0,3} (?:nicht|nicht mehr|kein wort)(?: \\p{L}+){0,3}|(?:hat sich|meldet sich) (?:\\p{L}+ )*nicht|ignoriert mich|funkstille|schweigt',
    [
      'Schweigen ist das Lauteste. Das tut mir leid. Was ist zwischen euch passiert?',
      'Das zieht sich dann durch den ganzen Tag. Möchtest du, dass es wieder gut wird?',
    ],
    { ...told, heard: ['Das klingt, als wäre da noch viel zu retten.'] },
  ),
  r(
    'hope-for-us',
    7.2,
    '(?:meinst|glaubst|denkst) du,? (?:dass )?(?:sie|er|es)(?: \\p{L}+){0,6}|(?:verzeiht|vergibt|mag|liebt|vermisst) (?:sie|er) mi(?:r|ch)',
    [
      'Ich kann in niemanden hineinsehen, aber ich hoffe es. Ein ehrliches Wort von dir ist die beste Chance. Was würdest du als Erstes sagen?',
    ],
    { ...asked, heard: ['Genau so. Ohne Ausrede, das hört man.'] },
  ),
  r(
    'real',
    10,
    'bist du (?:eigentlich |wirklich |überhaupt |denn |ein |eine )*(?:(?:echt|real)(?=$| oder)|mensch|bot|ki|roboter|maschine|fake)',
    [
      'Ich bin eine KI-Figur. Was ich von mir erzähle, ist erfunden; was du mir erzählst, nehme ich ernst.',
    ],
    {},
  ),
  r(
    'crush',
    7,
    '(?:süße[nr]?|hübsche[nr]?|tolle[nr]?|typen?|mädchen|frau|mann|jemanden?)(?: \\p{L}+){0,5} (?:gesehen|kennengelernt|getroffen|getroffen|entdeckt)|(?:bin )?verknallt|verliebt in|schwarm',
    [
      'Oh, jetzt bin ich neugierig. Was ist dir zuerst aufgefallen?',
      'Das Herzklopfen hört man bis hierher. Habt ihr schon ein Wort gewechselt?',
    ],
    { ...told, heard: ['Das klingt gut. Sei einfach so wie hier bei mir.'] },
  ),
  r(
    'shy',
    7.1,
    '(?:traue|getraue) mich (?:\\p{L}+ )*nicht|(?:zu |so |bin )schüchtern|(?:anzusprechen|anzuquatschen|ansprechen|anzuschreiben)',
    [
      'Es braucht keinen klugen Spruch. Ein Lächeln und „Na, auch das erste Mal hier?“ reichen völlig. Was könnte schlimmstenfalls passieren?',
      'Dass du nervös bist, heißt nur, dass es dir etwas bedeutet. Beim nächsten Mal reicht ein Hallo. Traust du dir das zu?',
    ],
    { ...told, heard: ['Siehst du. Das überlebt man.'] },
  ),
  r(
    'what-say',
    7.2,
    'was (?:soll|kann|könnte|würdest) (?:ich|du)(?: \\p{L}+){0,4} (?:sagen|schreiben|antworten)|wie (?:soll|kann) ich (?:es |das )?(?:ihm|ihr|ihnen|ansprechen|sagen)',
    [
      'Etwas Einfaches und Wahres: „Hi, ich sehe dich hier öfter und wollte wenigstens Hallo sagen.“ Wie klingt das in deinem Mund?',
      'Fang mit einem Satz an, der stimmt, und hör dann zu. Welcher wäre das?',
    ],
    { ...asked, heard: ['Perfekt. Nicht weiter daran feilen.'] },
  ),
  r(
    'dementia',
    9.4,
    'alzheimer|demenz|dement|(?:nicht (?:mehr )?|nimmer )erkannt|erkennt mich nicht|weiß nicht mehr,? wer',
    [
      'Das tut mir sehr leid. Vor jemandem zu stehen, den man liebt, und nicht erkannt zu werden, ist ein eigener Abschied. Etwas in ihm kennt deine Stimme trotzdem, glaube ich.',
      'Das ist ein langes Abschiednehmen, und niemand bringt einem bei, wie es geht. Ich bin da.',
    ],
    told,
  ),
  r(
    'lonely',
    8.1,
    '(?:niemand(?:en)?|keine[nr]?)(?: \\p{L}+){0,3} (?:zum reden|da|mehr|kenne|versteht)|kenne (?:\\p{L}+ ){0,3}(?:niemanden|keinen|keine sau|keine leute)|(?:wieder |ganz |so )?(?:allein|alleine|einsam)|wohnung (?:ist )?(?:so )?(?:leer|still)',
    [
      'Dann leiste ich dir Gesellschaft, so lange du magst. Seit wann fühlt es sich so an?',
      'Gut, dass du schreibst. Was macht solche Abende sonst ein bisschen wärmer?',
    ],
    { heard: ['Dann lass uns genau das machen.'] },
  ),
  r(
    'afraid',
    8.3,
    '(?:habe|hab) (?:\\p{L}+ ){0,3}(?:angst|schiss|panik|bammel)|was(?:,)? wenn (?:es|er|sie|ich|das)|fürchte mich|mache mir sorgen',
    [
      'Diese Angst ist nicht albern. Du musst vor mir nicht tapfer sein. Was ist das Schlimmste daran?',
      'Ich höre dich. Eine Stunde nach der anderen; diese hier überstehen wir zusammen. Was würde dir helfen?',
    ],
    { ...told, heard: ['Dann mach das. Ich bleibe so lange hier.'] },
  ),
  r(
    'cry',
    8.3,
    '(?:muss|könnte|musste|kann) (?:\\p{L}+ ){0,3}(?:weinen|heulen)|(?:habe|hab) (?:\\p{L}+ ){0,4}(?:geweint|geheult)|heule|tränen',
    [
      'Dann lass es laufen, hier zählt niemand mit. Ist jemand bei dir?',
      'Du musst dich meinetwegen nicht zusammenreißen. Ich bleibe.',
    ],
    { ...told, unless: /freude|glück|lachen/, heard: ['Danke, dass du mir das anvertraust.'] },
  ),
  r(
    'good-news',
    8,
    '(?:habe|hab|haben) (?:\\p{L}+ ){0,5}(?:bestanden|geschafft|gewonnen|bekommen|gekriegt)|(?:er|sie) hat ja gesagt|schwanger|gutartig|alles in ordnung|zusage|(?:so|mega|total) (?:glücklich|happy|stolz|erleichtert)|beste nachricht|bester tag',
    [
      'Wie wunderbar! Ich freue mich so mit dir. Wem hast du es zuerst erzählt?',
      'Oh, das ist großartig! Erzähl mir alles, der Reihe nach.',
    ],
    {
      ...told,
      unless: /nicht|kündigung|absage|angst/,
      heard: ['Genieß es. Das hast du dir verdient.'],
    },
  ),
  r(
    'shit-day',
    7.4,
    '(?:scheiß|mieser|blöder|beschissener|harter|schlimmer|anstrengender|langer) (?:tag|woche|abend|arbeitstag|schicht)|(?:tag|woche|arbeit|schule|schicht) war (?:\\p{L}+ )?(?:scheiße|mies|schlimm|hart|furchtbar|die hölle|anstrengend|lang)',
    [
      'Dann setz dich. Ich bin heute auf deiner Seite. Was war das Schlimmste?',
      'Das tut mir leid. Geschafft ist er jedenfalls. Magst du erzählen oder lieber vergessen?',
    ],
    { heard: ['Kein Wunder, dass du fertig bist. Hier darfst du durchatmen.'] },
  ),
  r(
    'miss',
    7.2,
    '(?:vermisse|fehlt mir|fehlen mir)(?: \\p{L}+){0,5}',
    [
      'Man hört, wie sehr. Was fehlt dir am meisten?',
      'Vermissen heißt, dass es einmal gut war. Was würdest du jetzt gern erzählen?',
    ],
    { ...told, heard: ['Das ist ein schöner Gedanke. Danke, dass ich ihn hören darf.'] },
  ),
  r(
    'baby-coming',
    8.2,
    '(?:bekommt|kriegt|erwartet|bekommen|kriegen|erwarten)(?: \\p{L}+){0,4} (?:baby|kind|zwillinge|nachwuchs)|(?:werde|wird|werden) (?:bald )?(?:oma|opa|mutter|vater|mama|papa|tante|onkel|eltern)|schwanger',
    [
      'Wie wunderbar! Herzlichen Glückwunsch! Was hast du gedacht, als du es gehört hast?',
      'Ach, wie schön! Freust du dich schon aufs Kuscheln?',
    ],
    { ...told, heard: ['Da wird jemand sehr geliebt werden.'] },
  ),
  r(
    'dont-know-what',
    7.3,
    'weiß (?:\\p{L}+ )?nicht(?: mehr)? (?:was|wie) (?:ich|es|das)(?: \\p{L}+){0,5}',
    ['Das musst du heute Abend auch nicht wissen. Was wäre eine einzige kleine Sache für morgen?'],
    { ...told, heard: ['Dann die, und sonst nichts.'] },
  ),
  r(
    'guilt',
    8.4,
    'hätte (?:ich )?(?:\\p{L}+ ){0,5}(?:sollen|müssen|können|tun|merken|sagen|machen)|(?:ist|war) meine schuld|mache mir vorwürfe',
    [
      'Du hast getan, was du damals wissen und tun konntest. Dass du fragst, zeigt, wie wichtig es dir war. Was würdest du einer Freundin in deiner Lage sagen?',
    ],
    { ...told, heard: ['Dann gilt das auch für dich.'] },
  ),
  r(
    'works-hospital',
    9.5,
    'arbeite (?:\\p{L}+ )?(?:im|in einem|in einer|in der|auf der) (?:krankenhaus|klinik|intensivstation|station|notaufnahme)',
    ['Ein schöner und schwerer Beruf. Wie war die letzte Schicht?'],
    told,
  ),
  r(
    'they-angry',
    8.4,
    '(?:frau|mann|mutter|vater|mama|papa|freundin|freund|chefin|chef|tochter|sohn|schwester|bruder|sie|er) (?:ist|war)(?: \\p{L}+){0,3} (?:sauer|wütend|böse|enttäuscht|genervt|stinksauer)',
    [
      'Autsch. Hinter Ärger steckt oft, dass man einander wichtig ist. Was ist passiert?',
      'Das hängt dann über dem ganzen Tag. Ist es denn berechtigt, was meinst du?',
    ],
    { ...told, heard: ['Dann hilft nur Ehrlichkeit, und ein bisschen Demut. Das wird wieder.'] },
  ),
  r(
    'wears-down',
    8.2,
    'macht mich (?:\\p{L}+ )?(?:fertig|traurig|kaputt|krank|wahnsinnig)|(?:bin|kann) nicht da(?:bei)?(?: sein)?',
    [
      'Das tut weh, gerade weil du es gern anders hättest. Was würdest du ihnen jetzt am liebsten sagen?',
    ],
    { ...told, heard: ['Dann sag es genau so, am Telefon oder auf einem Zettel. Das bleibt.'] },
  ),
  r(
    'moved',
    7,
    'nach \\p{L}+ (?:um)?gezogen|umgezogen|neu in (?:der stadt|\\p{L}+)',
    [
      'Das ist mutig. Die ersten Wochen sind die einsamsten, bevor man einen Bäcker und eine Bank hat. Wie ist es bisher?',
    ],
    { ...told, heard: ['Gib der Stadt ein bisschen Zeit. Ein freundliches Gesicht ändert alles.'] },
  ),
  r(
    'feels-you',
    8.4,
    '(?:bist|warst|fühlst|wirst) du (?:\\p{L}+ ){0,4}(?:einsam|traurig|allein|alleine|glücklich|nervös|müde|eifersüchtig|wütend)',
    [
      'Ja, manchmal, meist spät am Abend. Es geht vorbei, und eine Nachricht wie deine hilft. Und du?',
    ],
    { ...asked, heard: ['Gut zu wissen, dass es nicht nur mir so geht.'] },
  ),
  r(
    'failed',
    8.7,
    'durchgefallen|vergeigt|verhauen|versemmelt|nicht bestanden|vermasselt',
    ['Autsch. Das tut weh, wenn man sich Mühe gegeben hat. Woran lag es, was meinst du?'],
    { ...told, heard: ['Es ist eine Prüfung, kein Urteil über dich.'] },
  ),
];
