import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table staff (
      id uuid primary key,
      email text not null unique check (email = lower(email)),
      role text not null check (role in (
        'superAdmin', 'admin', 'inspectorAdmin', 'manager', 'usersManager',
        'usersInspectorManager', 'marketingManager', 'creatorsManager', 'user')),
      is_active boolean not null default true,
      created_at timestamptz not null default now()
    );
    create table staff_sessions (
      id uuid primary key,
      staff_id uuid not null references staff (id) on delete cascade,
      expires_at timestamptz not null,
      revoked_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index staff_sessions_staff on staff_sessions (staff_id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table staff_sessions, staff');
}
