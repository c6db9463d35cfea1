import ts from 'typescript';
import { readSources } from '../../security/testing/read-sources';

/** The folders of production code; seeds belong to the demo. */
const folders = ['app', 'config', 'domain', 'jobs', 'observability', 'providers', 'realtime'];

/** A literal text with gaps, such as `failed.${reason}`: the parts between the gaps. */
export type Template = readonly string[];

/** A key as it is passed to a translation. */
interface Translation {
  key: string | Template;
  /** True if it reads a group of the catalogue and not a single sentence. */
  takesParts: boolean;
}

export interface Source {
  path: string;
  /** Every complete text literal. */
  literals: ReadonlySet<string>;
  templates: readonly Template[];
  /** Members that are read, by name and with their object, and destructured parts. */
  names: ReadonlySet<string>;
  /** Its named exports. */
  defined: ReadonlySet<string>;
  /** The named arguments of each function's calls. */
  calls: ReadonlyMap<string, readonly string[]>;
  /** Lists that are spread into another one. */
  spread: ReadonlySet<string>;
  translations: readonly Translation[];
  /** The areas of strings that it names. */
  areas: ReadonlySet<string>;
}

/** The texts, names and reads of production code, from syntax alone; read once for all tests. */
export const productionSources: readonly Source[] = readSources(folders)
  .filter(({ path }) => !path.startsWith('app/kit/i18n/languages/'))
  .map(readSource);

function readSource({ path, text }: { path: string; text: string }): Source {
  const literals = new Set<string>();
  const names = new Set<string>();
  const areas = new Set<string>();
  const defined = new Set<string>();
  const spread = new Set<string>();
  const calls = new Map<string, string[]>();
  const templates: Template[] = [];
  const translations: Translation[] = [];

  /** True if the area is passed in; its name then occurs among the literals. */
  let choosesAreas = false;

  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node)) literals.add(node.text);
    else if (ts.isTemplateExpression(node)) templates.push(partsOf(node));
    else if (ts.isPropertyAccessExpression(node)) {
      names.add(node.name.text).add(node.getText(file));
    } else if (ts.isBindingElement(node)) names.add((node.propertyName ?? node.name).getText(file));
    else if (ts.isSpreadElement(node)) spread.add(node.expression.getText(file));
    else if (ts.isVariableStatement(node) && node.modifiers?.some(isExport)) {
      for (const { name } of node.declarationList.declarations) defined.add(name.getText(file));
    } else if (ts.isCallExpression(node)) {
      const called = node.expression.getText(file);
      const named = node.arguments.filter((argument) => ts.isIdentifier(argument));
      calls.set(called, [...(calls.get(called) ?? []), ...named.map(({ text: name }) => name)]);
      if (called === 'useTranslation') speak(node.arguments[0]);
      // The back office translates on the server (`wordsOf`).
      if (called === 'words') areas.add('staff');
      if (/(^|\.)(t|say|errorStrings)$/.test(called)) translations.push(...translationsOf(node));
    } else if (ts.isJsxAttribute(node) && node.name.getText(file) === 'i18nKey') {
      const key = node.initializer && textsOf(node.initializer);
      for (const one of key ?? []) translations.push({ key: one, takesParts: false });
    }
    ts.forEachChild(node, visit);
  };
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  visit(file);
  if (choosesAreas) for (const one of literals) areas.add(one);
  for (const one of [...literals, ...templates.map(([head = '']) => head)]) {
    const area = /^(\w+):/.exec(one)?.[1];
    if (area) areas.add(area);
  }
  return { path, literals, templates, names, areas, defined, calls, spread, translations };

  function speak(named: ts.Expression | undefined): void {
    if (named && ts.isStringLiteral(named)) areas.add(named.text);
    else choosesAreas = true;
  }

  function translationsOf(call: ts.CallExpression): Translation[] {
    const [key, options] = call.arguments;
    const takesParts = options?.getText(file).includes('returnObjects: true') ?? false;
    return key ? textsOf(key).map((one) => ({ key: one, takesParts })) : [];
  }
}

function isExport({ kind }: ts.ModifierLike): boolean {
  return kind === ts.SyntaxKind.ExportKeyword;
}

function partsOf(template: ts.TemplateExpression): Template {
  return [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)].map(
    // Sentences are separated from the keys before them by a character that no sentence contains.
    (part) => part.replaceAll('\0', '.'),
  );
}

/** Returns the possible texts of an expression: both sides of a condition, each item of a list. */
function textsOf(node: ts.Node): (string | Template)[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [partsOf(node)];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(textsOf);
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression);
  if (ts.isJsxExpression(node)) return node.expression ? textsOf(node.expression) : [];
  return [];
}

/** Checks whether a template can yield this text; a gap has at least one character. */
export function canBe(template: Template, text: string): boolean {
  const escaped = template.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${escaped.join('.+')}$`).test(text);
}
