// Saves, changes and removes views; a private view exists only for the person who saved it.
import { topicsOfOperator } from '../../model/change-topics.ts';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import { changesBetween } from '../../platform/changes.ts';
import type { Db, Transaction } from '../../platform/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { viewErrors } from './errors.ts';
import type { SavedView } from './saved-view.ts';
import {
  countViewsOf,
  deleteView,
  findView,
  insertView,
  type ListedView,
  lockView,
  updateView,
} from './view-store.ts';

export const MAX_VIEWS_PER_PERSON = 100;

export interface ViewUser extends Actor {
  /** Null for the operator token. */
  userId: string | null;
  isAdmin: boolean;
}

export type ViewFields = Pick<SavedView, 'name' | 'isShared' | 'filter'>;

export async function getView(db: Db, { userId }: ViewUser, id: string): Promise<ListedView> {
  const view = await findView(db, id);
  if (!view || !isVisible(view, userId)) throw viewErrors.VIEW_NOT_FOUND();
  return view;
}

function isVisible({ isShared, ownerId }: SavedView, userId: string | null): boolean {
  return isShared || (ownerId !== null && ownerId === userId);
}

export async function saveView(
  context: BaseContext,
  user: ViewUser,
  fields: ViewFields,
): Promise<ListedView> {
  const now = context.clock.now();
  const view: SavedView = {
    ...fields,
    id: uuidv7(now),
    ownerId: user.userId,
    createdAt: now,
    updatedAt: now,
  };
  await context.sql.begin(async (tx) => {
    if ((await countViewsOf(tx, user.userId)) >= MAX_VIEWS_PER_PERSON) {
      throw viewErrors.TOO_MANY_VIEWS({ details: { max: MAX_VIEWS_PER_PERSON } });
    }
    await insertView(tx, view);
    if (view.isShared)
      await record(context, tx, user, 'saved', view, { changes: changesBetween({}, fields) });
  });
  return published(context, user, view.id);
}

/** Of the view as others saw it: making a private view shared is audited, and so is the reverse. */
export async function changeView(
  context: BaseContext,
  user: ViewUser,
  id: string,
  changes: Partial<ViewFields>,
): Promise<ListedView> {
  await context.sql.begin(async (tx) => {
    const before = await lockOwn(tx, user, id);
    const view = { ...before, ...changes, updatedAt: context.clock.now() };
    await updateView(tx, view);
    if (before.isShared || view.isShared) {
      await record(context, tx, user, 'changed', view, { changes: changesBetween(before, view) });
    }
  });
  return published(context, user, id);
}

export async function removeView(context: BaseContext, user: ViewUser, id: string): Promise<void> {
  await context.sql.begin(async (tx) => {
    const view = await lockOwn(tx, user, id);
    await deleteView(tx, id);
    if (view.isShared) await record(context, tx, user, 'removed', view, {});
  });
  context.changes.publish(topicsOfOperator('saved-views'));
}

/** Admins may change shared views of others; nobody sees a private one of another person. */
async function lockOwn(tx: Transaction, { userId, isAdmin }: ViewUser, id: string): Promise<SavedView> {
  const view = await lockView(tx, id);
  if (!view || !isVisible(view, userId)) throw viewErrors.VIEW_NOT_FOUND();
  if (view.ownerId !== userId && !isAdmin) throw viewErrors.VIEW_NOT_YOURS();
  return view;
}

function published(context: BaseContext, user: ViewUser, id: string): Promise<ListedView> {
  context.changes.publish(topicsOfOperator('saved-views'));
  return getView(context.sql, user, id);
}

function record(
  context: BaseContext,
  tx: Transaction,
  actor: Actor,
  action: string,
  { id, name }: SavedView,
  details: Record<string, unknown>,
): Promise<void> {
  return recordAudit(tx, context.clock, actor, {
    action: `view.${action}`,
    accountId: null,
    subjectType: 'view',
    subjectId: id,
    details: { name, ...details },
  });
}
