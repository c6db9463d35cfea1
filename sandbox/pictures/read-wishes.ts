import { createRandom, FABRICS, PALETTE_NAMES, type Framing, type Traits } from '../studio';

/** The traits of a picture, from the words of an order or chosen by the studio. */
export interface Wishes {
  framing: Framing;
  pins: Pick<Traits, 'scene' | 'palette' | 'pose' | 'cloth' | 'fabric'> & Partial<Traits>;
}

/** Words in the five languages of the product, long ones as prefixes, with the value each stands for. */
type Words<Value> = readonly (readonly [words: string, value: Value])[];

const scenes: Words<Traits['scene']> = [
  ['rain|rainy|raining|storm|regen|gewitter|pluie|orage|lluvi|tormenta|chuv|tempestade', 'rain'],
  ['sea|beach|ocean|coast|lake|pool|meer|strand|küste|mer|plage|lac|mar|playa|lago|praia', 'sea'],
  ['neon|club|disco|bar|casino|karaoke', 'neon'],
  ['stage|concert|theat|spotlight|bühne|konzert|scène|escenario|concierto|palco|show', 'stage'],
  [
    'garden|forest|park|wood|tree|leaves|garten|wald|baum|jardin|forêt|arbre|bosque|árbol|jardim|floresta',
    'leaves',
  ],
  ['window|blinds|office|fenster|büro|fenêtre|bureau|ventana|oficina|janela|escritório', 'blinds'],
  [
    'church|castle|museum|palace|ruin|kirche|schloss|église|château|musée|iglesia|castillo|museo|igreja|castelo',
    'arch',
  ],
  ['curtain|bed|hotel|vorhang|bett|rideau|lit|cortina|cama', 'curtain'],
  [
    'city|street|rooftop|bridge|station|town|stadt|straße|dach|ville|rue|toit|ciudad|calle|azotea|cidade|rua',
    'city',
  ],
  ['moon|sun|sunset|sunrise|dawn|mond|sonne|lune|soleil|luna|sol|lua|pôr do sol', 'disc'],
  [
    'lamp|candle|evening|home|sofa|kitchen|café|cafe|library|abend|kerze|küche|soir|bougie|cuisine|noche|vela|cocina|noite|cozinha|biblioteca',
    'lamp',
  ],
  ['studio|portrait|plain|porträt|retrato', 'studio'],
];

const palettes: Words<Traits['palette']> = [
  [
    'sunset|golden|dusk|autumn|candle|sonnenuntergang|golden|herbst|crépuscule|doré|automne|atardecer|dorad|otoño|pôr do sol|dourad|outono',
    'copper',
  ],
  ['moonlight|night|midnight|mondlicht|nacht|nuit|minuit|noche|medianoche|noite', 'indigo'],
  ['neon|purple|violet|lila|violet|morado|morada|roxo|roxa', 'ultraviolet'],
  ['pink|rosa|rose', 'fuchsia'],
  ['snow|winter|ice|cold|schnee|eis|neige|hiver|nieve|invierno|neve|inverno', 'glacier'],
  ['morning|daylight|bright|white|morgen|hell|matin|blanc|mañana|blanc|manhã|branc', 'ivory'],
  [
    'garden|forest|park|green|garten|wald|grün|grüne|jardin|forêt|vert|verte|bosque|verde|jardim|floresta',
    'emerald',
  ],
  ['sea|beach|ocean|turquoise|meer|strand|mer|plage|mar|playa|praia', 'lagoon'],
  ['street|station|rain|straße|regen|rue|pluie|calle|lluvia|rua|chuva', 'sodium'],
  ['red|rot|rouge|rojo|roja|vermelh', 'signal'],
];

const clothes: Words<Traits['cloth']> = [
  ['hoodie|sweatshirt|tracksuit|kapuzen|capuche|sudadera|moletom', 'hoodie'],
  ['coat|trench|mantel|manteau|abrigo|gabardina|casaco|sobretudo', 'trench'],
  ['blazer|suit|jacket|anzug|jacke|costume|veste|traje|chaqueta|terno|jaqueta', 'blazer'],
  ['shirt|blouse|hemd|bluse|chemise|camisa|blusa', 'shirt'],
  ['turtleneck|sweater|jumper|pullover|rollkragen|pull|jersey|suéter', 'turtleneck'],
  ['scarf|shawl|schal|écharpe|bufanda|cachecol|lenço', 'scarf'],
  ['dress|gown|evening wear|kleid|robe|vestido', 'boat'],
  ['t-shirt|tee|top', 'crew'],
];

const fabrics: Words<(typeof FABRICS)[number]> = [
  ['black|schwarz|noir|noire|negro|negra|preto|preta', '#12131a'],
  ['white|cream|weiß|blanc|blanc|branc', '#d8cfc6'],
  ['red|rot|rote|roten|rotes|rouge|rojo|roja|vermelh', '#5b1f2b'],
  ['blue|navy|blau|blaue|blauen|bleu|bleue|azul|azules', '#243049'],
  ['green|grün|grüne|grünen|vert|verte|verde', '#1e3a33'],
  ['beige|tan|camel', '#b9a68f'],
  ['brown|leather|braun|leder|brun|marron|cuir|marrón|cuero|marrom|couro', '#6b4a33'],
  ['purple|violet|lila|morad|roxo|roxa', '#4a3358'],
  ['orange|rust|naranja|laranja', '#8a3d2e'],
];

const framings: Words<Framing> = [
  ['close[ -]?up|face|nahaufnahme|gesicht|gros plan|visage|primer plano|cara|rosto', 'close'],
  [
    'full[ -]?body|full[ -]?length|half[ -]?body|from afar|standing|ganzkörper|stehend|en pied|debout|cuerpo entero|de pie|corpo inteiro|em pé',
    'half',
  ],
];

const poses: Words<Traits['pose']> = [
  ['from behind|back to|turned away|von hinten|de dos|de espaldas|de costas', 'back'],
  ['profile|from the side|looking away|profil|von der seite|de profil|perfil|de lado', 'profile'],
];

const smiles: Words<number> = [
  ['smile|smiles|smiling|laugh|happy|lächel|lach|souri|ri[ae]nt|sonri|ríe|sorri|rindo', 1.6],
  ['serious|sad|thoughtful|ernst|traurig|sérieu|triste|seri[ao]|séri[ao]', 0.3],
];

/** The maximum length of a word that must match exactly: "mer" is the sea, "merry" is not. */
const shortest = 4;

/** Returns the first value in a list that the prompt names; undefined if it names none. */
function named<Value>(prompt: string, words: Words<Value>): Value | undefined {
  return words.find(([beginnings]) => {
    const prefixes = beginnings.split('|');
    const whole = prefixes.filter((word) => word.length <= shortest);
    const begun = prefixes.filter((word) => word.length > shortest);
    const either = [
      ...(whole.length > 0 ? [`(?:${whole.join('|')})s?(?!\\p{L})`] : []),
      ...(begun.length > 0 ? [`(?:${begun.join('|')})`] : []),
    ].join('|');
    return new RegExp(`(?<!\\p{L})(?:${either})`, 'iu').test(prompt);
  })?.[1];
}

const sceneList = scenes.map(([, scene]) => scene) as [Traits['scene'], ...Traits['scene'][]];

/**
 * Reads place, light, clothes, framing, pose and mood from an order's words. Traits they leave open are
 * drawn by the key, so that ten pictures of the same words differ and each stays the same.
 */
export function readWishes(prompt: string, key: string): Wishes {
  const random = createRandom(`wishes:${key}`);
  // Drawn in the same order whether or not they are needed.
  const drawn = {
    scene: random.pick(sceneList),
    palette: random.pick(PALETTE_NAMES),
    framing: random.pick<Framing>(['close', 'bust', 'bust', 'half']),
    pose: random.pick<Traits['pose']>(['front', 'front', 'front', 'profile']),
    cloth: random.pick<Traits['cloth']>(['turtleneck', 'crew', 'shirt', 'blazer', 'hoodie']),
    fabric: random.pick(FABRICS),
  };
  const smile = named(prompt, smiles);
  return {
    framing: named(prompt, framings) ?? drawn.framing,
    pins: {
      scene: named(prompt, scenes) ?? drawn.scene,
      palette: named(prompt, palettes) ?? drawn.palette,
      pose: named(prompt, poses) ?? drawn.pose,
      cloth: named(prompt, clothes) ?? drawn.cloth,
      fabric: named(prompt, fabrics) ?? drawn.fabric,
      ...(smile !== undefined && { smile }),
      ...(/(?<!\p{L})(?:glasses|brille|lunettes|gafas|lentes|óculos)/iu.test(prompt) && {
        glasses: true,
      }),
      ...(/(?<!\p{L})(?:looking (?:at|into) (?:me|you|the camera)|in die kamera|regard(?:e|ant) l'objectif|mirando a (?:la )?cámara|olhando para a câmera)/iu.test(
        prompt,
      ) && { eyes: 'open' as const }),
    },
  };
}
