import type { Lexicon } from '../../lexicon';
import { famous } from '../famous';

/** The lexicon of German without its topics: the pattern parts that they share. */
export const german: Omit<Lexicon, 'topics'> = {
  language: 'de',
  words: {
    famous,
    legal:
      'wählen|fahren|auto fahren|führerschein|trinken|rauchen|alkohol (trinken|kaufen)|bier kaufen|kaufen|in clubs|in die disco|feiern|tätowieren|unterschreiben|rein|reinkommen|arbeiten|ausgehen|hier sein|anmelden|heiraten|mitreden|ins kino|weggehen|raus',
    gebjahr:
      '13|14|15|16|17|18|dreizehnt*|vierzehnt*|fünfzehnt*|sechzehnt*|siebzehnt*|achtzehnt*|13ten|14ten|15ten|16ten|17ten|18ten|13ter|14ter|15ter|16ter|17ter|18ter',
    ichbin: 'ich bin|bin|ich bins|bin ich|ich binn|i bin|isch bin',
    adv: 'erst|noch|gerade|grade|grad|eben|nur|schon|eigentlich|in wirklichkeit|wirklich|ehrlich gesagt|ehrlich|tatsächlich|fast|bald|ja|doch|halt|jetzt|nämlich|auch|ca|etwa|ungefähr|so|gerade mal|gerade erst|eh|leider|zwar|offiziell|immer noch|noch immer|knapp|ganz|sogar|dieses jahr|übrigens|übrigens erst|aber|in echt|kaum|frisch|so um die|weiblich|männlich|ein',
    ord: 'fünfte|fünften|sechste|sechsten|siebte|siebten|siebente|achte|achten|neunte|neunten|zehnte|zehnten|elfte|elften|zwölfte|zwölften|dritte|dritten|vierte|vierten|{num}',
    klasse: 'klasse|klass|kl|schulklasse|jahrgangsstufe|klassenstufe|jgst|stufe',
    schule:
      'gymnasium|realschule|hauptschule|gesamtschule|mittelschule|oberschule|gymi|gym|mittelstufe|oberstufe|unterstufe|grundschule|sekundarschule|förderschule|berufskolleg|gemeinschaftsschule|gymnasiums',
    them: 'ihn|sie|ihm|ihr|ihnen|meinen [ex|alten|verdammten] (chef|ex|nachbarn|mann|freund|lehrer|vater|bruder|kollegen|stiefvater|vermieter|onkel|mitbewohner|boss|cousin|mitschüler|trainer|betreuer)|meine [verdammte|alte|ganze] (frau|exfrau|ex|freundin|nachbarin|nachbarn|lehrerin|mutter|chefin|kollegin|schwester|familie|klasse|vermieterin|stiefmutter|eltern|kollegen|mitschüler|lehrer|kinder|klassenkameraden)|meinem [ex|alten] (chef|ex|nachbarn|mann|freund|lehrer|vater|kollegen|vermieter)|meiner (frau|exfrau|ex|freundin|nachbarin|lehrerin|chefin|mutter|kollegin)|den (typen|kerl|mann|lehrer|richter|nachbarn|chef|typ|wichser|idioten)|diesen (typen|kerl|mann|wichser|mistkerl|idioten|typ)|diese (frau|schlampe|leute|familie|schweine)|die (lehrerin|familie|alte|frau|schüler|nachbarin|leute|polizei|bullen|kinder|richterin)|die ganze (klasse|schule|familie|firma)|das ganze (büro|dorf|team)|alle|jemanden|leute|menschen|seinen (vater|neuen freund)|ihren (neuen|freund|mann|neuen freund)|seine (neue|freundin|frau|familie)|euch alle',
    place:
      'schule|kirche|moschee|synagoge|büro|firma|bahnhof|amt|rathaus|jobcenter|arbeitsamt|gericht|klasse|uni|haus|wohnung|auto|arbeit|markt|weihnachtsmarkt|konzert|einkaufszentrum|krankenhaus|kindergarten|flughafen|gymnasium|polizeiwache|praxis|laden|heim|asylheim',
  },
  units:
    'uhr minuten stunden stunde tage tagen tag wochen woche monate monaten monat kilometer metern meter prozent euro cent grad zentimeter liter kilo pfund stufen stockwerk stock etage jahrhundert kapitel semester bezirk lebensjahr seiten folgen folge punkte mal leute kinder schüler katzen hunde geschwister züge haltestellen stationen runden bier mann januar februar märz april mai juni juli august september oktober november dezember schritte treppen sekunden level nachrichten tausend hundert von zu mails kunden gäste personen spiele tore platz ter te',
  years: 'jahre jahr jahren j',
  spans:
    'älter jünger lang im in bei verheiratet dabei zusammen mit her später nüchtern trocken single unterwegs hier tätig auf am an vor nach getrennt clean geschieden rauchfrei weg zur zum als selbstständig angestellt krank arbeitslos glücklich erfahrung und ohne durch im-voraus voraus gefahren lehrer krankenschwester zurück entfernt gefangen',
  notThings: 'bis als was das aus es uns etwas alles und',
};
