/**
 * Checks which tables SQL may name: those of its own area, and the views of the areas it uses. Code outside
 * an area may name none.
 */

/** Methods of a query builder whose first argument is a table. */
const takesTable = /^(?:from|into|table|using|join|\w+Join)$/;
/** Names of a connection or a transaction. */
const handle = /^(?:db|trx|knex|owner|transaction|savepoint)$/;
/** Methods of a query on a table, whatever the name of the connection. */
const queryMethod =
  /^(?:where\w*|select|insert|update|delete|del|first|pluck|count|max|min|increment|decrement|orderBy|\w*[jJ]oin|for(?:Update|Share)|columns|modify|limit)$/;
/** Methods and functions that take SQL. */
const takesSql = /^(?:raw|\w+Raw|prepared|query)$/;
const looksLikeSql =
  /\b(?:select|insert\s+into|delete\s+from)\s|\bupdate\s+\w+\s+(?:\w+\s+)?set\s|\bjoin\s+\w+\s+(?:\w+\s+)?on\s|\bfrom\s+\w+\s+(?:\w+\s+)?where\s/;
const aliased = /^(\w+)(?:\s+as\s+\w+)?$/i;
const column = /^(\w+)\.(?:\w+|\*)(?:\s+as\s+\w+)?$/i;

const nameOf = (callee) => {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' ? callee.property.name : undefined;
};

/**
 * Returns the call that takes an expression as an argument, alone or as one of several choices, and the
 * argument's index; undefined if there is none.
 */
function callOf(node) {
  let inner = node;
  let outer = node.parent;
  while (/^(?:Conditional|Logical|TSAs|TSSatisfies)Expression$/.test(outer.type)) {
    inner = outer;
    outer = outer.parent;
  }
  if (outer.type !== 'CallExpression') return undefined;
  const place = outer.arguments.indexOf(inner);
  return place < 0 ? undefined : { call: outer, place };
}

function isQueried(call) {
  const { parent } = call;
  return (
    parent.type === 'MemberExpression' &&
    parent.object === call &&
    queryMethod.test(parent.property.name)
  );
}

/** Checks whether a text is the name of a table here, and not an ordinary word. */
function standsForTable(node, name) {
  if (name.includes('_')) return true;
  if (node.parent.type === 'Property' && nameOf({ ...node.parent.key }) === 'table') return true;
  const { call, place } = callOf(node) ?? {};
  if (!call || place !== 0) return false;
  const callee = nameOf(call.callee) ?? '';
  return handle.test(callee) || takesTable.test(callee) || isQueried(call);
}

function isSql(node, text) {
  const callee = nameOf(callOf(node)?.call.callee ?? node) ?? '';
  return takesSql.test(callee) || looksLikeSql.test(text);
}

/**
 * Returns the words of a statement that can be names, without quoted texts, bindings, aliases and columns.
 */
function wordsOfSql(text) {
  const bare = text.replaceAll(/'[^']*'/g, ' ').replaceAll(/--.*/g, ' ');
  return [...bare.matchAll(/(?<![\w.:$"])(?<!\bas\s)[a-z]\w*/g)].map(([word]) => word);
}

/** Returns the tables that a text names at its place in the code. */
function namedIn(node, text, names) {
  const [, alone] = aliased.exec(text) ?? [];
  if (alone) return Object.hasOwn(names, alone) && standsForTable(node, alone) ? [alone] : [];
  const [, prefix] = column.exec(text) ?? [];
  if (prefix && Object.hasOwn(names, prefix)) {
    return hasColumn(names[prefix], text) && !isTranslated(node) && !isId(node) ? [prefix] : [];
  }
  return isSql(node, text) ? wordsOfSql(text).filter((word) => Object.hasOwn(names, word)) : [];
}

/** Checks whether a text is a translation key: the argument of a function, and not of a query's method. */
function isTranslated(node) {
  const { call } = callOf(node) ?? {};
  return call?.callee.type === 'Identifier';
}

/** Checks whether a text is an id, such as that of an API call: `id: 'payments.currency'`. */
const isId = ({ parent }) =>
  parent.type === 'Property' && parent.key.type === 'Identifier' && parent.key.name === 'id';

function hasColumn(known, text) {
  const [, name] = /\.(\w+|\*)/.exec(text);
  return name === '*' || known.includes(name);
}

function mayName(areas, file) {
  const owner = Object.keys(areas).find((folder) => file.startsWith(`${folder}/`));
  if (!owner) return { owner: file.split('/')[0], allowed: [] };
  const { tables, views, uses, partOf } = areas[owner];
  const published = uses.flatMap((used) => areas[`domain/${used}`]?.views ?? []);
  const ofWhole = partOf ? areas[partOf].tables : [];
  return { owner, allowed: [...tables, ...views, ...published, ...ofWhole] };
}

/**
 * The options are `names`, the columns of each table, view and function, and `areas`, each by its folder.
 * @type {import('eslint').Rule.RuleModule}
 */
export const ownTables = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object' }],
    messages: {
      foreign:
        '{{table}} is neither a table of {{owner}} nor a view of an area that it uses (area.json).',
    },
  },
  create(context) {
    const [{ names, areas }] = context.options;
    const file = context.filename.slice(context.cwd.length + 1).replaceAll('\\', '/');
    const { owner, allowed } = mayName(areas, file);
    const check = (node, text) => {
      const foreign = namedIn(node, text, names).filter((name) => !allowed.includes(name));
      for (const table of new Set(foreign)) {
        context.report({ node, messageId: 'foreign', data: { table, owner } });
      }
    };
    return {
      Literal: (node) => {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateLiteral: (node) => check(node, node.quasis.map(({ value }) => value.raw).join(' ? ')),
    };
  },
};
