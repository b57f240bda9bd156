// The tasks of a case: added, done, done again later.
import type { Actor } from '../operator/audit.ts';
import type { Core } from '../orders/records/core.ts';
import { invalidFields } from '../platform/call-errors.ts';
import { uuidv7 } from '../platform/ids.ts';
import { refuseClosed } from './change-case.ts';
import { MAX_TASKS, type Task } from './damage-case.ts';
import { damageErrors } from './errors.ts';
import { recordCaseAudit, runOnCase } from './run-on-case.ts';
import { findTask, insertTask, listTasks, updateTask } from './task-store.ts';

export function addTask(
  core: Core,
  actor: Actor,
  reference: string,
  given: { text: string; dueOn: string },
): Promise<Task> {
  return runOnCase(core, reference, async (tx, found) => {
    refuseClosed(found);
    if ((await listTasks(tx, found.id)).length >= MAX_TASKS) throw tooMany();
    const now = core.clock.now();
    const { id: caseId, accountId } = found;
    const progress = { doneAt: null, doneBy: null, createdAt: now, createdBy: actor.name };
    const task: Task = { id: uuidv7(now), caseId, accountId, ...given, ...progress };
    await insertTask(tx, task);
    await recordCaseAudit(core, tx, actor, 'task_added', found, { dueOn: given.dueOn });
    return task;
  });
}

function tooMany() {
  const message = `A case has at most ${MAX_TASKS} tasks.`;
  return invalidFields([
    { field: 'text', code: 'too_big', message, reason: 'too_many', params: { max: MAX_TASKS } },
  ]);
}

export interface TaskChange {
  text?: string | undefined;
  dueOn?: string | undefined;
  done?: boolean | undefined;
}

export function changeTask(
  core: Core,
  actor: Actor,
  reference: string,
  taskId: string,
  { done, text, dueOn }: TaskChange,
): Promise<Task> {
  return runOnCase(core, reference, async (tx, found) => {
    refuseClosed(found);
    const task = await findTask(tx, found.id, taskId);
    if (!task) throw damageErrors.DAMAGE_CASE_NOT_FOUND();
    const isDone = task.doneAt !== null;
    const progress =
      done === true ? { doneAt: core.clock.now(), doneBy: actor.name } : { doneAt: null, doneBy: null };
    const changes = {
      ...(text !== undefined && { text }),
      ...(dueOn !== undefined && { dueOn }),
      ...(done !== undefined && done !== isDone && progress),
    };
    if (Object.keys(changes).length === 0) return task;
    await updateTask(tx, taskId, changes);
    const changed = { ...task, ...changes };
    const details = { dueOn: changed.dueOn, done: changed.doneAt !== null };
    await recordCaseAudit(core, tx, actor, 'task_changed', found, details);
    return changed;
  });
}
