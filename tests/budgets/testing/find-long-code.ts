import ts from 'typescript';
import { productSources } from './product-sources';

const longestFunction = 60;
const longestFile = 300;

const countLines = (text: string) => text.trimEnd().split('\n').length;

/** Finds the functions, methods and components of more than 60 lines, from first to last. */
export function findLongFunctions(): string[] {
  return productSources
    .filter(({ text }) => countLines(text) > longestFunction)
    .flatMap(({ path, text }) => findLongFunctionsOf(path, text));
}

function findLongFunctionsOf(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isFunction = ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;
    if (isFunction && countLines(node.getText(file)) > longestFunction) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push(`${path}:${line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

export function findLongFiles(): string[] {
  return productSources
    .filter(({ text }) => countLines(text) > longestFile)
    .map(({ path }) => path);
}
