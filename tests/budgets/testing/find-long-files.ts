import { productSources } from './product-sources';

const longestFile = 300;

const countLines = (text: string) => text.trimEnd().split('\n').length;

export function findLongFiles(): string[] {
  return productSources
    .filter(({ text }) => countLines(text) > longestFile)
    .map(({ path }) => path);
}
