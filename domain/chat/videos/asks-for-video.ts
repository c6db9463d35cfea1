import { fold } from '../messages/find-words';

/** Words for a video, folded, in the product's languages. */
const video = String.raw`(?:videos?|videonachricht|filmchen|videito|videozinho|clips?)`;

/** Phrases of a request, before the word and, in some languages, after it. */
const requestPatterns = [
  String.raw`\b(?:send|show|make|record|shoot|film|give) (?:me |us )?.{0,40}\b${video}\b`,
  String.raw`\b(?:can|could|would|will) (?:i|you) .{0,30}\b${video}\b`,
  String.raw`\bi(?:'d| would)? (?:want|like|love) .{0,30}\b${video}\b`,
  String.raw`\b(?:schick|zeig|mach|dreh|film|nimm)e? (?:mir )?.{0,40}\b${video}\b`,
  String.raw`\b(?:kannst|konntest|wurdest|magst) du .{0,30}\b${video}\b`,
  String.raw`\b(?:envoie|montre|fais|filme|tourne)[- ](?:moi )?.{0,40}\b${video}\b`,
  String.raw`\b(?:peux|pourrais|voudrais)[- ]tu .{0,30}\b${video}\b`,
  String.raw`\b(?:manda|envia|ensena|muestra|haz|graba)(?:me)? .{0,40}\b${video}\b`,
  String.raw`\b(?:puedes|podrias|quieres) .{0,30}\b${video}\b`,
  String.raw`\b(?:manda|envia|mostra|mostre|faz|faca|grava|grave|me manda|me mostra) .{0,40}\b${video}\b`,
  String.raw`\b(?:voce pode|pode|poderia) .{0,30}\b${video}\b`,
].map((pattern) => new RegExp(pattern));

/** Phrases about videos that are no request for one. */
const others = [
  String.raw`\b(?:game|call|games|calls|spiel|spiele|anruf|jeu|juego|jogo|chamada)\b`,
  String.raw`\b(?:don't|do not|dont|never|kein|keine|nicht|pas de|no me|nao me)\b`,
  String.raw`\b(?:what|which|when|why|was|welche|warum|quel|quelle|pourquoi|que|cual|qual|por que) .{0,20}\b${video}\b.*\?`,
  String.raw`\b(?:did|have|has|do|does|hast|avez|as|has|tens|viste|saw) (?:you|du|tu|vous)? ?(?:see|watch|like|gesehen|vu|visto|like).*\b${video}\b`,
].map((pattern) => new RegExp(pattern));

/** The maximum length of a request for a video; a longer text is not a request. */
const longest = 300;

/** Checks whether a text requests a video of the character. */
export function asksForVideo(words: string): boolean {
  if (words.length > longest) return false;
  const folded = fold(words).replaceAll('’', "'");
  return (
    requestPatterns.some((pattern) => pattern.test(folded)) &&
    !others.some((other) => other.test(folded))
  );
}
