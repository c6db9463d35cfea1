/**
 * Finds SQL in a migration that locks a grown table for as long as it reads or writes all of it. Allows
 * changes of a table that the same file creates, and statements with a comment that their table is
 * small:
 * `-- Small: a row a plan.`
 */

/**
 * Returns the parts of a text between separators outside of quotes, comments, parentheses and $$ bodies.
 */
function splitOutside(text, separator) {
  const pieces = text.matchAll(/--[^\n]*|'(?:[^']|'')*'|"[^"]*"|(\$\w*\$)[\s\S]*?\1|[\s\S]/g);
  const parts = [''];
  let depth = 0;
  for (const [piece] of pieces) {
    if (piece === '(') depth += 1;
    if (piece === ')') depth -= 1;
    if (piece === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return parts;
}

/**
 * Returns the comment lines at the start of a statement, and the rest of it as one line without comments.
 */
function readStatement(text) {
  const [lead] = /^(?:\s*--[^\n]*\n)*/.exec(text);
  const sql = text
    .replaceAll(/--[^\n]*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  return { sql, isSmall: /--\s*small\b/i.test(lead) };
}

const wantsAllRows = /\b(?:check \(|references |unique\b|primary key\b)/;
const isVolatile = /\bdefault (?:random|gen_random_uuid|uuidv\d|clock_timestamp|nextval)\(/;

/** Returns the fault of one action of an `alter table` as the name of a message, or null. */
function faultOfAction(action, isValidated) {
  if (/^alter (?:column )?\w+ (?:set data )?type /.test(action)) return 'rewrite';
  if (/^alter (?:column )?\w+ set not null$/.test(action)) return isValidated ? null : 'notNull';
  if (
    /^add (?:constraint \w+ )?(?:check|not null|foreign key|unique|primary key|exclude)\b/.test(
      action,
    )
  ) {
    return / not valid$/.test(action) || / using index /.test(action) ? null : 'constraint';
  }
  if (!/^add /.test(action)) return null;
  if (/ generated /.test(action) || isVolatile.test(action)) return 'rewrite';
  return wantsAllRows.test(action) ? 'constraint' : null;
}

/** Returns the fault of a statement as a message's name and the table, or null. */
function faultOf(sql, isValidated) {
  const index =
    /^create (?:unique )?index (?!concurrently)(?:if not exists )?(?:\w+ )?on (?:only )?(\w+)/.exec(
      sql,
    );
  if (index) return { messageId: 'index', table: index[1] };
  const alter = /^alter table (?:if exists )?(?:only )?(\w+) (.*)$/.exec(sql);
  if (!alter) return null;
  const [, table, actions] = alter;
  const messageId = splitOutside(actions, ',')
    .map((action) => faultOfAction(action.trim(), isValidated))
    .find((fault) => fault !== null);
  return messageId ? { messageId, table } : null;
}

const isInside = (node, name) => {
  for (let one = node; one; one = one.parent) {
    if (one.type === 'FunctionDeclaration' && one.id?.name === name) return true;
  }
  return false;
};

/** @type {import('eslint').Rule.RuleModule} */
export const lockBriefly = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      index:
        'Nobody writes to {{table}} while this index is built: buildIndex (db/change-online.ts).',
      constraint:
        'Nobody uses {{table}} while all its rows are looked at: addConstraint (db/change-online.ts).',
      notNull:
        'Nobody uses {{table}} while all its rows are looked at: addConstraint with "not null".',
      rewrite: 'Nobody uses {{table}} while it is written anew: a new column, filled bit by bit.',
    },
  },
  create(context) {
    const texts = [];
    const collect = (node, text) => {
      const { callee } = node.parent.type === 'CallExpression' ? node.parent : {};
      if (callee?.name !== 'buildIndex' && !isInside(node, 'down')) texts.push({ node, text });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') collect(node, node.value);
      },
      TemplateLiteral(node) {
        collect(node, node.quasis.map(({ value }) => value.cooked).join(' x '));
      },
      'Program:exit'() {
        const statements = texts.flatMap(({ node, text }) =>
          splitOutside(text, ';').map((one) => ({ node, ...readStatement(one) })),
        );
        const made = statements.map(
          ({ sql }) => /^create table (?:if not exists )?(\w+)/.exec(sql)?.[1],
        );
        const isValidated = statements.some(({ sql }) => / validate constraint /.test(sql));
        for (const { node, sql, isSmall } of statements) {
          const fault = isSmall ? null : faultOf(sql, isValidated);
          if (!fault || made.includes(fault.table)) continue;
          const { messageId, table } = fault;
          context.report({ node, messageId, data: { table } });
        }
      },
    };
  },
};
