import { type Rule, rulesOf } from '../../rule';

const r = rulesOf('de');
const told = { only: 'statement' } as const;

/** How stories go, good and bad, and how one leaves. */
export const stories: readonly Rule[] = [
  r(
    'back-soon',
    6.8,
    '(?:bin|komme) (?:gleich|sofort|in .{2,15}) (?:wieder )?(?:da|zurück)|gleich (?:wieder )?(?:da|zurück)$|^(?:kurz|einen) moment$|moment (?:mal|kurz)$|brb',
    [
      'Geh nur, ich bleibe hier.',
      'Lass dir Zeit, ich laufe nicht weg.',
      'Ich halte dir den Platz warm.',
    ],
    told,
  ),
  r(
    'leaving-now',
    6.7,
    '^(?:ok |okay |so |gut |na gut |naja |also |und |oh |mist |sorry |leider |ach )*(?:(?:ich )?(?:muss|müsste) (?:ich )?(?:jetzt |dann |mal |leider |auch |schnell |dringend )*(?:los|weg|gehen|auflegen|aufhören|schluss machen|off|rennen|ins bett)|(?:ich )?bin (?:ich )?(?:dann |mal |jetzt |schon |erst )*(?:weg|raus|off)|(?:ich )?(?:mach|mache|hau|haue|verzieh|verziehe|geh|gehe) (?:mich )?(?:jetzt |dann |mal )*(?:auf den weg|vom acker|ab|schluss|los|offline)|bis (?:dann|nachher|gleich|später|bald|morgen|die tage)|wir (?:lesen|hören|schreiben) (?:uns )?(?:später|morgen|bald)?)(?:$| (?:das|der|die|mein|meine|training|essen|arbeit|ich|bus|zug|bahn|bis|danke|ciao|tschüss|die wanne|es|sonst|später|morgen) ?.{0,50}$|$| \\p{L}+ (?:ruft|wartet|kommt|klingelt|brennt).{0,20}$|$| \\p{L}{3,}$)',
    [
      'Dann los. Es war schön mit dir; erzähl mir später, wie es war.',
      'Bis bald. Pass auf dich auf.',
      'Geh nur, ich bin hier, wenn du wiederkommst.',
    ],
    told,
  ),
  r(
    'rotten',
    6.6,
    '(?:schlimmste[snr]?|schlechteste[snr]?|furchtbare[snr]?|schreckliche[snr]?|grauenhafte[snr]?|miese[snr]?|beschissene[snr]?) (?:date|treffen|meeting|besprechung|abend|reise|schicht|fahrt|flug|gespräch|essen|wochenende|stunde|feier|party|urlaub)|(?:date|treffen|meeting|abend|reise|party|feier|urlaub|schicht) (?:war )?(?:so |echt |total |einfach )*(?:furchtbar|schrecklich|schlimm|eine katastrophe|mies|beschissen|grauenhaft)',
    [
      'Oh nein. Erzähl mir alles und schone niemanden.',
      'So schlimm? Ich bin jetzt schon auf deiner Seite. Was ist passiert?',
    ],
    told,
  ),
  r(
    'wronged',
    4.6,
    '(?:^|und |aber )(?:dann |da )?(?:hat |haben |hasst |sollte |musste |durfte )?(?:er|sie|ich|niemand|keiner|alle|jemand|(?:mein|meine|der|die) \\p{L}+)(?= ).{0,50}(?:hasst mich|hassen mich|angeschrien|angebrüllt|ausgelacht|ignoriert|unterbrochen|angelogen|belogen|beleidigt|versetzt|zu spät|lob eingeheimst|bezahlen|zahlen|nicht (?:mal |einmal )?(?:bedankt|entschuldigt|gefragt|geantwortet|gegrüßt|gemeldet)|nichts gesagt|kein wort|warten lassen|abgesagt|nur (?:von|über) (?:sich|seine?|ihre?|sein).{0,30}|stunden .{0,20}geredet|am handy|auf (?:sein|ihr)e? handy|geklaut|weggegessen|aufgegessen|beschwert|meckert|gemeckert|geklopft|bohrt|hämmert|dröhnt|laut)(?: .{0,30})?$|^vor (?:allen|versammelter|dem ganzen) .{2,20}|wieder (?:zu spät|verspätet|ausgefallen)$',
    [
      'Das ist doch eine Frechheit. Ich bin auf deiner Seite, ganz ohne die andere zu hören. Was hast du gesagt?',
      'Nein! Da ärgere ich mich mit dir. Wie bist du ruhig geblieben?',
      'Leute gibt es. Du hättest Besseres verdient. War das das erste Mal?',
    ],
    { ...told, unless: /hund|katze|kater|welpe|baby|nicht laut|gelacht vor glück|vor freude/ },
  ),
  r(
    'who-does-that',
    5.4,
    '^(?:also |ehrlich |mal ehrlich |echt )*(?:wer macht (?:denn )?so ?(?:et)?was|was für ein (?:idiot|arsch|depp)|so eine (?:frechheit|unverschämtheit)|unfassbar|unglaublich|geht gar nicht|frechheit|kann man sich nicht ausdenken)$',
    [
      'Niemand mit guter Kinderstube. Ich schüttle mit dir den Kopf.',
      'Das frage ich mich auch. Du jedenfalls hast nichts falsch gemacht.',
    ],
  ),
  r(
    'delighted',
    8.05,
    '(?:ich )?(?:habe|hab|bin) (?:ich )?(?:\\p{L}+ ){0,4}(?:ersten|erste|erstes) (?:halb)?(?:marathon|10 km|wettkampf|buch|bild|brot|lied).{0,20}(?:geschafft|gelaufen|fertig|gebacken|geschrieben)|(?:ich )?(?:habe|hab) (?:heute |endlich |gestern )*(?:einen? (?:hund|katze|kater|welpen)) (?:adoptiert|geholt)|endlich (?:geschafft|kapiert|gelernt|fertig)',
    [
      'Du hast es geschafft! Ich strahle hier mit. Wie fühlt es sich an?',
      'Stark, wirklich. Erzähl von Anfang an.',
      'Das gehört gefeiert. Womit belohnst du dich?',
    ],
    told,
  ),
];
