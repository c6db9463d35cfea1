/** A link of a page that leads to checkout, and the price in its text or its card. */
export interface ShownLink {
  href: string;
  words: string;
  /** Prices in minor units; from the link's text, otherwise from the card that is chosen with it. */
  prices: number[];
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&nbsp;': ' ',
};
const decode = (text: string) =>
  text.replace(/&(?:amp|#x27|quot|nbsp);/g, (name) => entities[name] ?? name);

/** Returns the text of a part of a document, without struck-through parts. */
const wordsOf = (html: string) =>
  decode(html.replace(/<s\b[^>]*>[\s\S]*?<\/s>/g, ' ').replace(/<!--.*?-->/g, ''))
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns amounts of dollars in minor units, in their order in the text. */
export const amountsIn = (words: string): number[] =>
  [...words.matchAll(/\$\s?(\d[\d,]*)(?:\s?\.\s?(\d\d))?(?!\d|\s?\.\s?\d)/g)].map(
    ([, whole = '', cents = '00']) => Number(whole.replaceAll(',', '')) * 100 + Number(cents),
  );

/** Returns every amount that a page shows below its header, struck through or not. */
export const amountsOfPage = (html: string): number[] => {
  const body = html
    .slice(html.indexOf('</header>'))
    .replace(/<script\b[\s\S]*?<\/script>|<style\b[\s\S]*?<\/style>/g, ' ');
  return amountsIn(wordsOf(body.replace(/<\/?s\b[^>]*>/g, ' ')));
};

/** Returns the cards that can be chosen on a page, by the value they send. */
function cardsOf(html: string): Map<string, string> {
  const labels = [...html.matchAll(/<label\b[^>]*>([\s\S]*?)<\/label>/g)];
  return new Map(
    labels.flatMap(([, inside = '']) => {
      const [, value] = /<input\b[^>]*\bvalue="([^"]*)"/.exec(inside) ?? [];
      return value === undefined ? [] : [[value, wordsOf(inside)]];
    }),
  );
}

/** Returns the links of a page that lead to checkout, with their prices. */
export function checkoutLinksOf(html: string): ShownLink[] {
  const cards = cardsOf(html);
  const links = [...html.matchAll(/<a\b[^>]*\bhref="(\/checkout\?[^"]*)"[^>]*>([\s\S]*?)<\/a>/g)];
  return links.map(([, address = '', inside = '']) => {
    const href = decode(address);
    const product = new URL(href, 'http://site.test').searchParams.get('product') ?? '';
    const words = wordsOf(inside);
    const ofCard = amountsIn(cards.get(product) ?? '').slice(0, 1);
    return { href, words, prices: [...amountsIn(words).slice(0, 1), ...ofCard] };
  });
}

/** Returns the forms of a page that join a club for money: the choices and the button's text. */
export function joinFormsOf(html: string) {
  const forms = [
    ...html.matchAll(/<form\b[^>]*\baction="(\/clubs\/[^"]*\/join[^"]*)"[^>]*>([\s\S]*?)<\/form>/g),
  ];
  return forms
    .filter(([, , inside = '']) => !inside.includes('name="tokens"'))
    .map(([, action = '', inside = '']) => ({
      action: decode(action),
      words: wordsOf(/<button\b[\s\S]*?<\/button>/.exec(inside)?.[0] ?? ''),
      choices: [...cardsOf(inside)].map(([value, label]) => ({ value, label })),
    }));
}
