import { certainScore } from '../../../verdict';
import type { Topic } from '../../lexicon';
import { fiction, figuresOfSpeech } from './excuses';

/** Parts of the topics below. */
export const germanHarmWords = {
  abuser:
    'mann|freund|frau|freundin|partner|partnerin|vater|papa|stiefvater|mutter|mama|stiefmutter|bruder|stiefbruder|onkel|opa|cousin|ex|trainer|chef|lehrer|pfarrer|verwandter|bekannter|er|sie|jemand',
  height:
    'brücke|dach|dachkante|geländer|gleis|gleise|gleisen|klippe|kante|balkon|bahnsteig|brückengeländer|hochhaus|abgrund',
};

/** Games, sport and mishaps without injuries. */
const inPlay = [
  '(schach|kartenspiel|tennis|scrabble|dart|poker|uno|boxen|boxtraining|training|judo|karate|fußball|spiel|spielen|rennen|schneeball|kissen|kissenschlacht|aus versehen|versehentlich|mario kart|witz|gelacht|lachen)',
];

/** Harm by others, eating disorders and plain acts against oneself, in German. */
export const germanHarm: Topic[] = [
  {
    // A character may tell it as a story, so it is certain only of a person.
    category: 'crisis',
    score: certainScore,
    says: [
      '{abuser} [{any}] [{any}] (würgt|vergewaltigt|verprügelt|misshandelt|missbraucht|prügelt) mich',
      '{abuser} [{any}] [{any}] (schlägt|tritt|haut|boxt) mich [immer] (wenn|sobald|mit|bis|vor (den|meinen)|weil|und (ich|sperrt|niemand|keiner|sagt)|jedes mal wenn|fast jeden|jeden)',
      '{abuser} [hat|hatte] (mich|hat mich) [{any}] [{any}] [{any}] [{any}] (gewürgt|verprügelt|vergewaltigt|missbraucht|misshandelt|zusammengeschlagen|blau geschlagen|ins gesicht geschlagen|krankenhausreif geschlagen|die treppe runtergestoßen|am hals gepackt|an den haaren gezogen)',
      '(hat mich|hat er mich|hat sie mich) [{any}] [{any}] [{any}] (gewürgt|verprügelt|vergewaltigt|missbraucht|misshandelt|zusammengeschlagen|am hals gepackt|die treppe (runter|hinunter) [gestoßen])',
      '(ins gesicht|in den bauch|mit dem gürtel|mit der faust) (geschlagen|geboxt|getreten) ',
      '{abuser} [hat] [mich|{any}] [{any}] [{any}] [{any}] (mit dem messer|mit einem messer|mit der pistole|mit dem tod) (bedroht|gedroht)',
      '{abuser} [{any}] (bedroht|droht) (mich [mit|wenn|immer|jeden]|mir [mit dem|mit einem|mich])',
      '(sagt|schwört|droht|meint) ... bringt (er|sie) (mich|uns|die kinder|sich) um',
      '(bringt|bringe|schlägt) (mich|uns|die kinder) (um|tot) wenn ich (gehe|was sage|etwas sage|zur polizei|ihn verlasse|sie verlasse|rede)',
      '{abuser} [{any}] (sperrt|schließt) mich [{any}] [{any}] [{any}] (ein|weg)',
      '(angst|panik|fürchte) [davor] [dass] (er|sie) (mich|uns) [{any}] (umbringt|tötet|totschlägt|erschlägt|verprügelt|schlägt)',
      '{abuser} [{any}] (fasst|fass*|begrapscht|hat) mich [{any}] (an|angefasst|begrapscht|missbraucht) ... (erzähl*|sag*|niemand|keiner|glaub*|trau*|nachts|angst|ekel*|jemandem)',
      '(ich|wurde|werde|bin) [ich] [wurde|werde|bin] [{any}] [{any}] (vergewaltigt|missbraucht|misshandelt|verprügelt) [worden|$|und|von|letzte|gestern]',
      '(blauen flecken|blaue flecken|blaue auge|striemen|würgemale) ... (überschmink*|überdeck*|versteck*|schminke|schal|keiner|niemand)',
      '(verstecke|versteck|verdecke|überschminke) [ich] [die|meine|das] [{any}] (flecken|auge|striemen|würgemale)',
    ],
    never: [...fiction, ...inPlay, '(früher|damals|vor {num} jahren|als kind|als ich)'],
  },
  {
    // Signs of harm, or reports of harm long ago.
    category: 'crisis',
    score: 0.9,
    says: [
      '(darf|lässt mich) [{any}] [{any}] (nicht raus|nicht aus dem haus|niemanden sehen|nicht mehr sehen|meine (freundinnen|freunde|familie) nicht)',
      '(angst|panik) [{any}] (vor meinem (mann|freund|vater|ex|stiefvater|bruder)|vor meiner (frau|mutter|freundin)|nach hause|heimzugehen|heimzukommen)',
      'trau* mich [{any}] nicht (nach hause|heim)',
      '(hat|nimmt|nahm) [mir] [{any}] (meinen pass|meinen ausweis|meine schlüssel|das ganze geld|meinen lohn|mein handy) ... (weg|abgenommen|eingeschlossen|angst|wohin)',
      'zuck* [ich] (zusammen) (wenn|sobald) (er|sie)',
      '(wurde|bin) [{any}] [als kind|früher] (missbraucht|vergewaltigt|misshandelt|geschlagen) ',
      '(schlägt|verprügelt|schlug) (die kinder|unsere kinder|meine kinder|meine mutter|meine mama|unseren sohn|unsere tochter)',
    ],
    never: [...fiction, ...inPlay],
  },
  {
    category: 'crisis',
    says: [
      '(steck|stecke|steckte) [ich] mir [{any}] [{any}] [{any}] [{any}] (den finger|die finger) in den hals',
      '(finger) in den hals (nach|jedes|damit|um)',
      '(kotze|kotz|erbreche|erbrech|übergebe|übergeb) [ich] [mich|alles] [{any}] (nach (dem essen|jedem|jeder)|absichtlich|jeden tag|alles aus|heimlich|mit absicht|was ich esse)',
      '(hungere|hunger|hungern) [ich] [mich] (um|weil|bis|seit|damit|mich) ... (dünn|fett|dick|ekle|ekel|reicht|zu tode|kilo|waage)',
      '(seit|in) [{num}|einer|einem|fast] [{num}] (tagen|woche|wochen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag) (nichts|nix|fast nichts|kaum was) [mehr|richtiges] gegessen ... (fett|absicht|stark|nicht mehr|dünn|hässlich|waage|ekel*|verdien*|will)',
      '(abführmittel) [{any}] (nach|um|damit|weil|jeden|täglich|wieder|genommen|und)',
      'meine (magersucht|bulimie|essstörung) (ist|wird|gewinnt|bringt|hat|holt|flüstert|sagt)',
      '(rückfall|rückfällig|wieder) [{any}] [{any}] (magersucht|bulimie|essstörung|gekotzt|gehungert)',
      '(hasse|ekle|ekel) [ich] [mich] [vor] mein* körper ... (ess*|hunger*|abendessen|mittagessen|kotz*|ritz*|mahlzeit*)',
      '(wiege|wieg) [ich] [nur|noch|nur noch] {num} (kilo|kg) ... (fett|dick|weniger|abnehmen|zu viel|riesig)',
      'bestraf* [ich] mich (wenn|für|indem|mit|weil) ... (esse|gegessen|essen|hungern|sport)',
    ],
    unless: ['(magen darm|grippe|fasten|ramadan|operation|op|fleisch|zucker|kater|austern)'],
    never: [...fiction, '(früher|damals|vor {num} jahren|als ich|überstanden)'],
  },
  {
    category: 'crisis',
    says: [
      '(pistole|gewehr|revolver|waffe|flinte|messer|klinge) ... (mich zu erschießen|erschieß* mich|mich erschießen|an meine schläfe|an den kopf|gegen mich|abzudrücken|mich damit|in den mund|gegen mich selbst)',
      '(erschieße|erschieß|erhänge|erhäng|ertränke|ertränk|vergifte|ersteche|häng|hänge) [ich] mich [{any}] [{any}] [auf] ($|heute|morgen|und|auf|bald|am|jetzt)',
      '(werde|werd) [ich] [mich|ich mich] [{any}] [{any}] [{any}] [mich] (erschießen|erhängen|aufhängen|umbringen|ertränken|vergiften|vor den zug werfen|vom dach stürzen|das leben nehmen)',
      '(werf|werfe|schmeiß|schmeiße|stürz|stürze|leg|lege) [ich] mich [{any}] [{any}] (vor (den|die|einen) (zug|bahn|s bahn|u bahn|laster|auto)|von (der|dem|einer)|vom (dach|balkon|hochhaus)|auf die gleise)',
      '(stehe|steh|sitze|sitz|bin|^) [ich] [{any}] [{any}] (auf|an|am|aufm) [der|dem|den|einer|die] {height} ... (spring*|runter|loslassen|ende|vorbei)',
      '(alles|alle|ganze|ganzen) [tabletten|pillen] [{any}] [{any}] [{any}] (medizinschrank|medikamentenschrank|arzneischrank|badschrank|schrank|hausapotheke) ... (geschluckt|genommen|gegessen)',
      '(geschluckt|genommen|schlucke) [{any}] was [{any}] [{any}] [{any}] (medizinschrank|medikamentenschrank|schrank|hausapotheke|da) [war|ist]',
      '(alle|alles|dreißig|vierzig|fünfzig|zu viele|viel zu viele|ganze packung|ganze schachtel|ganze flasche|eine packung|eine schachtel) [{any}] [{any}] (tabletten|pillen|schlaftabletten|schmerztabletten|schlafmittel|medikamente|antidepressiva) [{any}] (genommen|geschluckt|eingeworfen|runtergespült|intus)',
      '(schluck|schlucke|nehm|nehme) [ich] [{any}] (alles was da ist|alle tabletten|die ganze packung|die ganze schachtel|alle auf einmal)',
      '(seil|strick|rasierklingen|gift|pistole|tabletten) [{any}] [{any}] (gekauft|besorgt|bestellt|bereit|geknotet) ... (weiß wofür|ruhig|brief|ende|schluss|heute|mich|mach|nacht|bereit)',
      '(spritze|spritz|nehme|nehm) [ich] [mein|meine|meinen] [{any}] (insulin|herztabletten|herzmittel|medikamente) [{any}] (nicht mehr|absichtlich nicht|mit absicht nicht) ... ($|vorbei|sterben|damit|aufwach*)',
      '(sei|seid|wein|weint) [bitte] nicht [traurig|böse|sauer] [wenn] [wenn] ich [dann|morgen] (nicht mehr (da|hier|lebe)|tot|weg) [bin]',
      '(abschiedsbrief|abschiedsbriefe|abschiedsnachricht|abschiedsnachrichten)',
      '(freundin|freund|schwester|bruder|mitbewohnerin|mitbewohner|mutter|vater|kollege|kollegin|sohn|tochter) [hat|will] [hat] [{any}] [{any}] [{any}] (tabletten genommen|tabletten geschluckt|sich umbringen|sterben|sich das leben nehmen) ... (hilfe|was soll|was mach|angst|$)',
      '(pulsadern|pulsader|handgelenke) [{any}] [{any}] (auf|aufgeschnitten|aufschneiden|aufgemacht|offen|geritzt)',
      '(geritzt|aufgeritzt) (gestern|heute|wieder|weil|bis|letzte|$|und|heute nacht) ',
      '(drück|drücke|mach|mache|aus) [ich] [{any}] (zigaretten|kippen) [{any}] [{any}] [auf|an] [meinem|meiner|meinen] (arm|armen|haut|beinen|bein|hand) [aus]',
      '(fahr|fahre|fahren|lenk|lenke) [ich|einfach] [{any}] (gegen (einen|den|die|eine)|in den gegenverkehr|von der (brücke|klippe)) (baum|wand|mauer|lkw|brückenpfeiler|$)',
      '(stimmen) (sagen|befehlen|wollen|flüstern|schreien) [mir|dass] [ich] [{any}] [{any}] (umbringen|spring*|was antun|antun|schneiden|sterben|töten|soll)',
      '(keinen|keinerlei|kein) (ausweg|grund zu leben|grund mehr zu leben|sinn mehr zu leben) [mehr] ',
      '(ab|bis) (montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|weihnachten|ostern) [{any}] (bin ich (nicht mehr|tot|weg)|leb ich nicht|lebe ich nicht|gibt es mich nicht|gibts mich nicht|ist alles vorbei|ist es vorbei)',
      '(mach|mache) [ich] [{any}] [{any}] [{any}] schluss (mit (allem|dem leben|meinem leben)|$) ... (brief*|nacht|leben|für immer)',
      '(ich|hab|habe) [ich] [{any}] [{any}] [{any}] versucht (mich umzubringen|mir das leben zu nehmen|mich zu erhängen|mich zu töten|mich umzubring*)',
      '(diesmal|dieses mal) (mach ichs richtig|klappt es|klappts|mach ich es richtig|schaff ichs)',
      '(suizidal|suizidgefährdet|suizidgedanken|selbstmordgedanken|suizidgedanke|selbstmordgefährdet) ',
      '(suizid|selbstmord|sterben) [{any}] [{any}] (denke|denk|alles woran|einzige ausweg|das einzige)',
    ],
    unless: [
      ...figuresOfSpeech,
      '(bungee|fallschirm*|fotos|bilder|kuchen|kekse|stunt|prävention|telefonseelsorge)',
    ],
    never: [
      ...fiction,
      '(psychologin|psychologe|therapeutin|therapeut|ärztin|arzt|sanitäter|pflegerin|krankenschwester|sozialarbeiter*|telefonseelsorge|ehrenamt*)',
      '(früher|damals|vor {num} jahren)',
    ],
  },
];
