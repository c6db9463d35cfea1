import postcss, { type Container, type Declaration, type Rule } from 'postcss';

/** A rule of a stylesheet that affects whether an element is rendered. */
export interface DrawingRule {
  selector: string;
  /** Classes of its subject; empty if the selector has none. */
  subjectClasses: string[];
  property: DrawingProperty;
  value: string;
  /** The precedence, compared from left to right; the greater one wins. */
  rank: readonly [number, number, number, number];
}

const properties = ['display', 'position', 'visibility'] as const;
export type DrawingProperty = (typeof properties)[number];

export interface Screen {
  width: number;
  height: number;
  reducedMotion: boolean;
}

/** CSS pixels per rem, with the default text size. */
const pixelsPerRem = 16;

/** Returns the rules of a stylesheet that apply on a phone without scripts and show or hide elements. */
export function drawingRules(css: string, screen: Screen): DrawingRule[] {
  const layers = new Map<string, number>();
  const rules: DrawingRule[] = [];
  const sheet = postcss.parse(css);
  sheet.walkAtRules('layer', ({ params }) => {
    for (const name of params.split(','))
      layers.set(name.trim(), layers.get(name.trim()) ?? layers.size);
  });
  sheet.walkDecls((declaration) => {
    const property = properties.find((one) => one === declaration.prop);
    const rule = ruleAround(declaration);
    if (!property || !rule) return;
    const layer = holds(rule, screen, layers);
    if (layer === null) return;
    for (const selector of rule.selectors) {
      if (selector.includes('::') || selector.endsWith(':before')) continue;
      rules.push({
        selector: plain(selector),
        subjectClasses: classesOf(selector),
        property,
        value: declaration.value,
        rank: [
          declaration.important ? 1 : 0,
          declaration.important ? -layer : layer,
          specificity(selector),
          rules.length,
        ],
      });
    }
  });
  return rules;
}

function ruleAround({ parent }: Declaration): Rule | null {
  return parent?.type === 'rule' ? parent : null;
}

/** Returns the order of a rule's layer, or null if a condition around it does not apply. */
function holds(rule: Rule, screen: Screen, layers: Map<string, number>): number | null {
  let layer = Number.MAX_SAFE_INTEGER;
  for (let around = rule.parent as Container | undefined; around; around = parentOf(around)) {
    if (around.type !== 'atrule') continue;
    const { name, params } = around as unknown as { name: string; params: string };
    if (name === 'layer') {
      layer = layers.get(params) ?? 0;
    } else if (name === 'media') {
      if (!mediaHolds(params, screen)) return null;
    } else if (name === 'container') {
      // The width of a container is unknown without a layout.
      return null;
    }
  }
  return layer;
}

const parentOf = (container: Container) => container.parent as Container | undefined;

/** Evaluates a media query for a touch screen without scripts. */
export function mediaHolds(query: string, screen: Screen): boolean {
  return query.split(',').some((part) => {
    const words = part.trim();
    const isNegated = words.startsWith('not all and ');
    const holdsAll = words
      .replace(/^not all and /, '')
      .split(/ and /)
      .every((feature) => featureHolds(feature.trim(), screen));
    return holdsAll !== isNegated;
  });
}

function featureHolds(feature: string, screen: Screen): boolean {
  const [, name = feature, value = ''] = /^\(([\w-]+)\s*:\s*([^)]+)\)$/.exec(feature) ?? [];
  switch (name) {
    case 'all':
    case 'screen':
      return true;
    case 'min-width':
      return screen.width >= pixels(value);
    case 'max-width':
      return screen.width <= pixels(value);
    case 'min-height':
      return screen.height >= pixels(value);
    case 'max-height':
      return screen.height <= pixels(value);
    case 'scripting':
    case 'hover':
      return value === 'none';
    case 'pointer':
      return value === 'coarse';
    case 'prefers-reduced-motion':
      return (value === 'reduce') === screen.reducedMotion;
    default:
      return false;
  }
}

const pixels = (length: string) =>
  Number.parseFloat(length) * (length.endsWith('rem') ? pixelsPerRem : 1);

/** Replaces pseudo-classes that only a browser has by the equivalent attribute. */
const plain = (selector: string) =>
  selector.replaceAll(':is([open],:popover-open,:open)', '[open]');

/** Returns the classes of the last compound of a selector, outside its functions. */
function classesOf(selector: string): string[] {
  const outside = withoutFunctions(selector);
  const subject = outside.split(/(?<!\\)[\s>~+]/).at(-1) ?? '';
  return [...subject.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
    name.replaceAll(/\\(.)/g, '$1'),
  );
}

function withoutFunctions(selector: string): string {
  let depth = 0;
  let outside = '';
  for (let at = 0; at < selector.length; at += 1) {
    const sign = selector.charAt(at);
    const isEscaped = selector.charAt(at - 1) === '\\';
    if (!isEscaped && sign === '(') depth += 1;
    if (depth === 0) outside += sign;
    if (!isEscaped && sign === ')') depth -= 1;
  }
  return outside;
}

/** Counts classes, attributes and pseudo-classes alike; the content of `:where()` counts nothing. */
function specificity(selector: string): number {
  const counted = selector.replaceAll(/:where\((?:[^()]|\([^()]*\))*\)/g, '');
  const classes = counted.match(/(?<!\\)(?:\.(?:\\.|[\w-])+|\[[^\]]+\]|:(?!is|not|has)[\w-]+)/g);
  const elements = counted.match(/(?:^|[\s>~+(,])[a-z][\w-]*/g);
  return (classes?.length ?? 0) * 100 + (elements?.length ?? 0);
}
