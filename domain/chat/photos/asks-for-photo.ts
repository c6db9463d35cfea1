import { fold } from '../messages/find-words';
import { longestPhotoWords } from './photo-order';

/** The patterns of one language for requesting a picture. All are folded, so without accents. */
interface Asking {
  /** Words that may precede a bare order, besides the beginning of a clause. */
  lead: string;
  /** Orders: the words before the picture, at the beginning of a clause. */
  orders: string;
  /**
   * Questions and wishes anywhere in a sentence. Each has a determiner that shows that a new picture is
   * meant.
   */
  wishes: string[];
  /** Requests in two parts, with a verb that may follow the picture. */
  halves?: { before: string; after: string }[];
  /** Words between the two that make it no request, such as about, how, whether, no. */
  breaks: string;
  noun: string;
  please: string;
  one: string;
}

const english: Asking = {
  lead: 'please|and|then|now|so|ok|okay|hey|hi|babe|baby|just|pretty please',
  orders:
    '(?:send|show|share)(?: me| us)?|(?:give|gimme|make|draw|snap|take)(?: me| us)?(?= (?:a|an|another|one|some|your|more|me|us) )',
  wishes: [
    "(?:can|could|would|will|can't|couldn't|won't) (?:you|u)(?: please| maybe| just| possibly)* (?:send|show|share|(?:give|make|draw|snap|take)(?= (?:me|us|a|an|another|one|some) ))(?: me| us)?",
    '(?:can|could|may|might) i(?: please| maybe)*(?: see| have| get)(?= (?:a|an|another|one|some|your|more) )',
    'i (?:want|wanna|need)(?: to)?(?: see| have| get)?(?= (?:a|an|another|one|some|your|more) )',
    "i(?:'d| would) (?:like|love)(?: to)?(?: see| have| get)?(?= (?:a|an|another|one|some|your|more) )",
    'let me see(?= (?:a|an|another|one|some|your|more) )',
  ],
  breaks:
    'how|what|where|who|when|why|if|whether|about|on|in|with|under|behind|for|to|no|not|sense',
  noun: 'photos?|pictures?|pics?|selfies?|snapshots?|snaps?',
  please: 'please|pls|plz',
  one: 'a|one|one more|another|just one|your',
};

const german: Asking = {
  lead: 'bitte|und|dann|jetzt|also|ok|okay|hey|hi|komm|na los|los',
  orders:
    '(?:schick|schicke|sende|send|zeig|zeige|knips|mach|mache|gib|teile|mal|male|zeichne)(?: mir| uns)?(?: doch| bitte| mal| kurz| jetzt| schnell)*',
  wishes: [
    '(?:kann|konnte|darf|durfte) ich(?: bitte| mal| vielleicht)*(?= (?:ein|eins|noch|dein|deine|mehr|ein paar) )',
    'ich (?:will|mochte|hatte gern|hatte gerne|wunsche mir|wunschte mir|brauche|wurde gern|wurde gerne)(?: gern| gerne| bitte)*(?= (?:ein|eins|noch|dein|deine|mehr) )',
  ],
  halves: [
    {
      before: '(?:kannst|konntest|wurdest|willst|magst|wirst) du(?: mir| uns)?',
      after: '(?:schicken|senden|zeigen|machen|geben|knipsen|teilen|malen|zeichnen)',
    },
  ],
  breaks:
    'uber|zu|zum|zur|auf|mit|in|im|an|am|ob|wie|was|wo|wer|wann|warum|dass|kein|keine|keinen|nicht',
  noun: 'fotos?|bild|bilder|selfies?|schnappschuss',
  please: 'bitte',
  one: 'ein|eins|noch ein|noch eins|dein',
};

const french: Asking = {
  lead: "s'il te plait|s'il vous plait|stp|svp|et|puis|alors|ok|allez|allez-y|vas-y|he|dis",
  orders:
    '(?:envoie|envoyez|montre|montrez|fais|faites|prends|prenez|partage|donne|dessine)(?:[- ](?:moi|nous|toi))?',
  wishes: [
    "(?:(?:peux|pourrais|veux|voudrais)[- ]tu|(?:pouvez|pourriez)[- ]vous|tu (?:peux|pourrais|veux bien|voudrais)|vous (?:pouvez|pourriez))(?: me | m'| nous | te | t'| )(?:envoyer|montrer|faire|prendre|partager|donner|dessiner)",
    "(?:je (?:peux|pourrais)|puis-je|est-ce que je peux)(?: voir| avoir| recevoir)(?= (?:une|ta|tes|d'autres|encore|des) )",
    "(?:je veux|je voudrais|j'aimerais|j'aimerai)(?: bien)?(?: voir| avoir| recevoir)?(?= (?:une|ta|tes|d'autres|encore|des) )",
  ],
  breaks: 'sur|dans|avec|a|au|comment|ce|que|quand|pourquoi|si|pas|aucune|ou|qui',
  noun: 'photos?|selfies?|images?|cliches?',
  please: "s'il te plait|s'il vous plait|stp|svp",
  one: 'une|encore une|une autre|ta',
};

const spanish: Asking = {
  lead: 'por favor|porfa|y|pues|entonces|ahora|vale|venga|anda|oye|ok',
  orders:
    '(?:enviame|mandame|muestrame|ensename|pasame|hazme|dame|hazte|sacate|tomate|dibujame|comparte)',
  wishes: [
    '(?<!no )(?:me )?(?:puedes|podrias|quieres|querrias|te importa) (?:enviarme|mandarme|ensenarme|mostrarme|pasarme|hacerme|darme|hacerte|sacarte|tomarte|enviar|mandar|mostrar|ensenar|pasar|hacer)',
    '(?<!no )me (?:mandas|envias|pasas|ensenas|muestras|haces|das)(?= (?:una|otra|alguna|mas|tu|tus|unas) )',
    '(?:puedo|podria)(?: ver| tener| recibir)(?= (?:una|otra|alguna|mas|tu|tus|unas) )',
    '(?<!no )(?:quiero|quisiera|me gustaria|necesito)(?: ver| tener| recibir| que me (?:mandes|envies|ensenes|pases|hagas))?(?= (?:una|otra|alguna|mas|tu|tus|unas) )',
  ],
  breaks: 'sobre|en|con|como|que|cuando|si|donde|quien|ninguna|no',
  noun: 'fotos?|fotitos?|selfies?|imagen|imagenes',
  please: 'por favor|porfa',
  one: 'una|otra|tu|una mas',
};

const portuguese: Asking = {
  lead: 'por favor|pfv|e|entao|agora|ok|vai|ei|oi|so',
  orders:
    '(?:me )?(?:manda|mande|envia|envie|mostra|mostre|tira|tire|passa|passe|faz|faca|desenha|compartilha)(?:-me)?(?: ai| (?:pra|para) mim)?',
  wishes: [
    '(?<!nao )(?:voce )?(?:pode|poderia|podia|quer|consegue)(?: por favor)?(?: me)? (?:mandar|enviar|mostrar|tirar|fazer|passar|dar)(?:-me)?',
    '(?:posso|poderia|podia)(?: ver| ter| receber)(?= (?:uma|outra|mais|sua|suas|tua|tuas|umas) )',
    '(?<!nao )(?:quero|queria|gostaria de|adoraria|preciso de)(?: ver| ter| receber| que voce (?:mande|envie|mostre))?(?= (?:uma|outra|mais|sua|suas|tua|tuas|umas) )',
  ],
  breaks: 'sobre|em|na|no|com|como|que|quando|se|onde|quem|nenhuma|nao',
  noun: 'fotos?|fotinhas?|selfies?|imagem|imagens',
  please: 'por favor|pfv',
  one: 'uma|outra|mais uma|sua',
};

const clause = String.raw`(?:^|[.!?,;:\n…]+\s*)`;

function patternsOf(asking: Asking): RegExp[] {
  const { lead, orders, wishes, halves = [], breaks, noun, please, one } = asking;
  const picture = String.raw`(?:${noun})(?![\p{L}\p{N}])`;
  const between = String.raw`(?: (?!(?:${breaks})(?![\p{L}']))[\p{L}\p{N}'-]+){0,4}? `;
  const begins = String.raw`${clause}(?:(?:${lead})[, ]+)*`;
  const word = String.raw`(?<![\p{L}\p{N}'])`;
  return [
    `${begins}(?:${orders})${between}${picture}`,
    ...wishes.map((wish) => `${word}(?:${wish})${between}${picture}`),
    ...halves.map(
      ({ before, after }) =>
        String.raw`${word}${before}${between}${picture}(?: [\p{L}\p{N}'-]+){0,4} ${after}(?![\p{L}])`,
    ),
    String.raw`^(?:(?:${one}) )?${picture}(?: (?:of you|von dir|de toi|tuya|sua|de voce))?,? (?:${please})(?![\p{L}])`,
  ].map((source) => new RegExp(source, 'u'));
}

const patterns = [english, german, french, spanish, portuguese].flatMap(patternsOf);

/** A text longer than a photo order is not a request for a photo. */
const longest = longestPhotoWords;

/**
 * Checks whether a text requests a picture of the character, in one of the product's languages.
 * Questions about pictures, praise of them or a wish for none are not requests.
 */
export function asksForPhoto(text: string): boolean {
  if (text.length > longest) return false;
  const words = fold(text).replace(/[’‘]/g, "'").replace(/ +/g, ' ').trim();
  return patterns.some((pattern) => pattern.test(words));
}
