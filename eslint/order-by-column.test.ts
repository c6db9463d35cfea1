import { describe, expect, it } from 'vitest';
import { shadowsOf } from './order-by-column';

const columns = new Set(['id', 'created_at', 'amount']);

describe('the sort key of ORDER BY', () => {
  it.each([
    [
      'a cast keeps its column’s name',
      'select id::text, name from outbox order by id limit 5',
      ['id'],
    ],
    [
      'an alias',
      'select coalesce(amount, 0) as amount from entries order by amount desc',
      ['amount'],
    ],
    [
      'in a query of a query',
      'select * from (select e.id::text from e order by id) x, (select 1) y order by created_at',
      ['id'],
    ],
    ['one of a union', 'select id from a union all select id::text from b order by id', ['id']],
    [
      'with nulls last',
      'select max(created_at) as created_at from e order by created_at nulls last',
      ['created_at'],
    ],
  ])('is an expression: %s', (_, sql, shadowed) => {
    expect(shadowsOf(sql, columns)).toEqual(shadowed);
  });

  it.each([
    ['the column itself', 'select id, created_at from outbox order by id'],
    ['the column of a table', 'select o.id::text from outbox o order by o.id'],
    ['an alias of no column', 'select sum(amount) as total from entries order by total desc'],
    ['a cast under a name of its own', 'select id::text as name from outbox order by id'],
    [
      'in a window',
      'select id::text, row_number() over (order by id) as place from outbox order by place',
    ],
    ['of an inner query alone', 'select id::text from (select id from outbox order by id) as o'],
    ['under its own name', 'select entry.amount as amount from entry order by amount'],
  ])('is a column, or nothing else’s name: %s', (_, sql) => {
    expect(shadowsOf(sql, columns)).toEqual([]);
  });
});
