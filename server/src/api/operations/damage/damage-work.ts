// The work on a damage case: tasks, photos, letters, and the settings of cases.
import { z } from 'zod';
import { addPhoto } from '../../../damage/add-photo.ts';
import { addTask, changeTask } from '../../../damage/change-tasks.ts';
import { findLetter } from '../../../damage/letter-store.ts';
import { LETTER_KINDS } from '../../../damage/letter-texts.ts';
import { getCase, refuseInSandbox } from '../../../damage/run-on-case.ts';
import { prepareLetter, sendLetter } from '../../../damage/send-letter.ts';
import {
  changeDamageSettings,
  damageSettings,
  findDamageSettings,
  MAX_LETTER_LENGTH,
  MAX_SUBJECT_LENGTH,
} from '../../../damage/settings.ts';
import { printableText } from '../../../documents/printable-text.ts';
import { UPLOAD_LIMIT_BYTES } from '../../../documents/sniff.ts';
import { LANGUAGES } from '../../../platform/language.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { calendarDay, pathId } from '../../../platform/schemas.ts';
import { damageNumber } from '../../shared/damage/damage-input.ts';
import { sendLetterFile } from '../../shared/damage/send-letter.ts';
import { sendPhoto } from '../../shared/damage/send-photo.ts';
import { namesOfActors } from '../../shared/people/actor-names.ts';
import { operationsRoute } from '../admit.ts';
import { changeAccess, notFound, readAccess, tag } from './damage-answer.ts';
import {
  caseRecord,
  letterRecord,
  taskRecord,
  toFullRecord,
  toLetterRecord,
  toTaskRecord,
} from './damage-records.ts';

const taskText = plainText(300).describe('What is to be done');
const dueOn = calendarDay.describe('In the operator’s time zone');

const newTask = operationsRoute({
  method: 'POST',
  path: '/damage-cases/{id}/tasks',
  operationId: 'addDamageTask',
  tag,
  summary: 'Add a task to a damage case',
  description: 'It appears in "Today" on its day, until it is done.',
  access: changeAccess,
  params: pathId,
  notFound,
  body: z.strictObject({ text: taskText, dueOn }),
  bodyExample: { text: 'Ask the driver', dueOn: '2026-10-07' },
  responses: { 201: { description: 'The task', schema: taskRecord } },
  errors: ['INVALID_REQUEST', notFound, 'DAMAGE_CASE_NOT_CHANGEABLE'],
  handler: async ({ services: { core }, caller, params, body }) => {
    const task = await addTask(core, caller, params.id, body);
    return { status: 201, body: toTaskRecord(task, () => null) };
  },
});

const editTask = operationsRoute({
  method: 'PATCH',
  path: '/damage-cases/{id}/tasks/{taskId}',
  operationId: 'changeDamageTask',
  tag,
  summary: 'Change a task or mark it as done',
  access: changeAccess,
  params: pathId.extend({ taskId: z.uuid() }),
  notFound,
  body: z.strictObject({ text: taskText.optional(), dueOn: dueOn.optional(), done: z.boolean().optional() }),
  bodyExample: { done: true },
  responses: { 200: { description: 'The task', schema: taskRecord } },
  errors: ['INVALID_REQUEST', notFound, 'DAMAGE_CASE_NOT_CHANGEABLE'],
  handler: async ({ services: { core }, caller, params, body }) => {
    const task = await changeTask(core, caller, params.id, params.taskId, body);
    const nameOf = await namesOfActors(core.sql, task.doneBy === null ? [] : [task.doneBy]);
    return { status: 200, body: toTaskRecord(task, nameOf) };
  },
});

const photoPath = pathId.extend({ photoId: z.uuid() });

const putPhoto = operationsRoute({
  method: 'PUT',
  path: '/damage-cases/{id}/photos/{photoId}',
  operationId: 'addDamagePhoto',
  tag,
  summary: 'Add a photo to a damage case',
  description:
    'The body is the file itself: JPEG, or PNG of up to 3 million pixels, at most 20 MiB; at most 40 photos and 60 MiB per case. The caller chooses the id, so sending the same photo again changes nothing.',
  access: changeAccess,
  params: photoPath,
  query: z.strictObject({ damageNumber }),
  notFound,
  bodyFormat: 'file',
  bodyLimitBytes: UPLOAD_LIMIT_BYTES,
  responses: { 200: { description: 'The case as it is now', schema: caseRecord } },
  errors: [
    'INVALID_REQUEST',
    notFound,
    'DAMAGE_CASE_NOT_CHANGEABLE',
    'ACCOUNT_UPLOAD_LIMIT',
    'PAYLOAD_TOO_LARGE',
    'SERVICE_BUSY',
    'STORAGE_UNAVAILABLE',
  ],
  handler: async ({ services: { core }, caller, params, query, rawBody }) => {
    const photo = {
      id: params.photoId.toLowerCase(),
      source: 'DISPATCH',
      damageNumber: query.damageNumber ?? null,
      bytes: rawBody as Buffer,
    } as const;
    const found = await addPhoto(
      core,
      caller,
      async (db) => {
        const own = await getCase(db, params.id);
        refuseInSandbox(own);
        return own;
      },
      photo,
    );
    return { status: 200, body: await toFullRecord(core, found) };
  },
});

const getPhoto = operationsRoute({
  method: 'GET',
  path: '/damage-cases/{id}/photos/{photoId}',
  operationId: 'downloadDamagePhoto',
  tag,
  summary: 'Get a photo of a damage case or of the protocols of its order',
  access: readAccess,
  params: photoPath,
  notFound,
  responses: { 200: { description: 'The photo', contentType: 'image/*' } },
  errors: [notFound, 'STORAGE_UNAVAILABLE'],
  handler: async ({ services: { core }, params }) =>
    sendPhoto(core, await getCase(core.sql, params.id), params.photoId, null),
});

const draft = operationsRoute({
  method: 'GET',
  path: '/damage-cases/{id}/letter-draft',
  operationId: 'draftDamageLetter',
  tag,
  summary: 'Prepare a letter from its text',
  description: 'The placeholders are filled in; nothing is stored or sent.',
  access: readAccess,
  params: pathId,
  notFound,
  query: z.strictObject({
    kind: z.enum(LETTER_KINDS),
    language: z.enum(LANGUAGES).optional().describe('By default the customer’s; German for insurers'),
  }),
  responses: {
    200: {
      description: 'The letter to edit',
      schema: z
        .object({
          kind: z.enum(LETTER_KINDS),
          language: z.enum(LANGUAGES),
          recipientName: z.string().describe('Empty if the case has no insurer'),
          recipient: z.string().nullable().describe('The mail address; null if none is known'),
          subject: z.string(),
          text: z.string(),
        })
        .meta({ id: 'DamageLetterDraft' }),
    },
  },
  errors: ['INVALID_REQUEST', notFound],
  handler: async ({ services: { core }, params, query }) => {
    const found = await getCase(core.sql, params.id);
    return { status: 200, body: { ...(await prepareLetter(core, found, query.kind, query.language)) } };
  },
});

const send = operationsRoute({
  method: 'POST',
  path: '/damage-cases/{id}/letters',
  operationId: 'sendDamageLetter',
  tag,
  summary: 'Send a letter to the customer or the insurer',
  description: 'The letter is stored as PDF and mailed with it.',
  access: changeAccess,
  params: pathId,
  notFound,
  body: z.strictObject({
    kind: z.enum(LETTER_KINDS).describe('Decides whether customer or insurer gets it'),
    language: z.enum(LANGUAGES),
    subject: printableText(MAX_SUBJECT_LENGTH),
    text: printableText(MAX_LETTER_LENGTH),
    recipient: z.email().max(254).optional().describe('By default the address of the customer or insurer'),
  }),
  bodyExample: {
    kind: 'CUSTOMER_RECEIVED',
    language: 'en',
    subject: 'Damage case S-2026-0001 about order VT-100234',
    text: 'We have received your report.',
  },
  responses: { 201: { description: 'The letter', schema: letterRecord } },
  errors: ['INVALID_REQUEST', notFound, 'DAMAGE_CASE_NOT_CHANGEABLE', 'SERVICE_BUSY', 'STORAGE_UNAVAILABLE'],
  handler: async ({ services: { core }, caller, params, body }) => {
    const letter = await sendLetter(core, caller, params.id, body);
    const nameOf = await namesOfActors(core.sql, [letter.createdBy]);
    return { status: 201, body: toLetterRecord(letter, nameOf) };
  },
});

const letterFile = operationsRoute({
  method: 'GET',
  path: '/damage-cases/{id}/letters/{letterId}',
  operationId: 'downloadDamageLetter',
  tag,
  summary: 'Get a letter as PDF',
  access: readAccess,
  params: pathId.extend({ letterId: z.uuid() }),
  notFound,
  responses: { 200: { description: 'The letter', contentType: 'application/pdf' } },
  errors: [notFound, 'STORAGE_UNAVAILABLE'],
  handler: async ({ services: { core }, params }) => {
    const found = await getCase(core.sql, params.id);
    return sendLetterFile(core, await findLetter(core.sql, found.id, params.letterId));
  },
});

const settingsRecord = z.looseObject(damageSettings.shape).meta({ id: 'DamageSettings' });
const settingsResponses = { 200: { description: 'The settings', schema: settingsRecord } };

const getSettings = operationsRoute({
  method: 'GET',
  path: '/damage-settings',
  operationId: 'getDamageSettings',
  tag,
  summary: 'Get the settings of damage cases',
  access: readAccess,
  responses: settingsResponses,
  errors: [],
  handler: async ({ services }) => ({ status: 200, body: await findDamageSettings(services.core.sql) }),
});

const putSettings = operationsRoute({
  method: 'PUT',
  path: '/damage-settings',
  operationId: 'changeDamageSettings',
  tag,
  summary: 'Replace the settings of damage cases',
  access: { who: 'admins' },
  body: damageSettings,
  responses: settingsResponses,
  errors: ['INVALID_REQUEST'],
  handler: async ({ services, caller, body }) => ({
    status: 200,
    body: await changeDamageSettings(services.core, caller, body),
  }),
});

export const damageWorkRoutes = [
  newTask,
  editTask,
  putPhoto,
  getPhoto,
  draft,
  send,
  letterFile,
  getSettings,
  putSettings,
];
