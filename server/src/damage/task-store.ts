import type { Db } from '../platform/db.ts';
import type { Task } from './damage-case.ts';

/** `date` would become a time; the day of a task has none. */
const columns = (db: Db) => db`t.*, t.due_on::text as due_on`;

export async function insertTask(db: Db, task: Task): Promise<void> {
  await db`insert into damage_tasks ${db(task)}`;
}

/** Open ones first, each by day. */
export async function listTasks(db: Db, caseId: string): Promise<Task[]> {
  return db<Task[]>`
    select ${columns(db)} from damage_tasks t where t.case_id = ${caseId}
    order by t.done_at is not null, t.due_on, t.id`;
}

export async function findTask(db: Db, caseId: string, id: string): Promise<Task | null> {
  const [task] = await db<Task[]>`
    select ${columns(db)} from damage_tasks t where t.id = ${id} and t.case_id = ${caseId}`;
  return task ?? null;
}

export async function updateTask(
  db: Db,
  id: string,
  changes: Partial<Pick<Task, 'text' | 'dueOn' | 'doneAt' | 'doneBy'>>,
): Promise<void> {
  await db`update damage_tasks set ${db(changes)} where id = ${id}`;
}
