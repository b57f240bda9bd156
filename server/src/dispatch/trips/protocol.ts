// A protocol in the driver's app: its parts, the required ones, and the command and PDF it becomes.

import { uncheckedItems } from '../../../../shared/vehicle/checklist.ts';
import { ANGLE_CAPTIONS, type PhotoAngle } from '../../../../shared/vehicle/photo-angles.ts';
import type { Command } from '../../model/orders/lifecycle.ts';
import type { Order } from '../../model/orders/order.ts';
import type { ChecklistItem, Damage, ProtocolContent, Signature } from '../../model/orders/protocol.ts';
import {
  AFTER_DELIVERY,
  ASSIGNED_BEFORE_PICKUP,
  isOneOf,
  statusBehindComplaint,
  VEHICLE_WITH_DRIVER,
} from '../../model/orders/status.ts';
import type { ProtocolRules } from '../../model/prices/protocol-rules.ts';
import type { FieldProblem } from '../../platform/call-errors.ts';
import { correctDeviceTime } from '../drivers/device-time.ts';

export const PROTOCOL_KINDS = ['PICKUP', 'DELIVERY'] as const;
export type ProtocolKind = (typeof PROTOCOL_KINDS)[number];

/** Device time as sent. It is corrected only on submission, so that a repeated call compares equal. */
type DeviceTime = string | null;

interface DrawnSignature {
  /** PNG, base64. */
  png: string;
  signedAt: DeviceTime;
}

export interface ProtocolData {
  odometerKm: number | null;
  fuelLevelPercent: number | null;
  checklist: ChecklistItem[];
  damages: Damage[];
  remarks: string | null;
  contactName: string | null;
  contactAbsence: string | null;
  /** Why items of the checklist have no answer. */
  checklistAbsence: string | null;
  /** Why required photos are missing. */
  photosAbsence: string | null;
  driverSignature: DrawnSignature | null;
  contactSignature: DrawnSignature | null;
  performedAt: DeviceTime;
}

export const EMPTY_PROTOCOL: ProtocolData = {
  odometerKm: null,
  fuelLevelPercent: null,
  checklist: [],
  damages: [],
  remarks: null,
  contactName: null,
  contactAbsence: null,
  checklistAbsence: null,
  photosAbsence: null,
  driverSignature: null,
  contactSignature: null,
  performedAt: null,
};

/** The remaining data after the people are anonymised. */
export function withoutSignatures(data: ProtocolData): ProtocolData {
  const { odometerKm, fuelLevelPercent, checklist, damages, performedAt } = data;
  return { ...EMPTY_PROTOCOL, odometerKm, fuelLevelPercent, checklist, damages, performedAt };
}

export interface Protocol {
  id: string;
  orderId: string;
  kind: ProtocolKind;
  driverId: string;
  data: ProtocolData;
  version: number;
  submittedAt: Date | null;
  /** Submitted by a driver after the trip was reassigned: it is not the protocol of the trip. */
  fromFormerDriver: boolean;
}

export interface PhotoInfo {
  id: string;
  contentType: string;
  size: number;
  caption: string | null;
  /** The number of the damage that it shows, in the protocol's list. */
  damageNumber: number | null;
  takenAt: Date | null;
}

export interface Photo extends PhotoInfo {
  bytes: Buffer;
}

/** A photo as it is stored; its bytes are in the row or in an object. */
export type StoredPhoto = PhotoInfo & { sha256: string } & (
    | { bytes: Buffer; objectKey: null }
    | { bytes: null; objectKey: string }
  );

export const COMMAND_NAMES = { PICKUP: 'pick_up', DELIVERY: 'hand_over' } as const satisfies Record<
  ProtocolKind,
  Command['name']
>;

/**
 * Whether it can be filled in now. Early is allowed: a phone that was offline may send its calls in any
 * order.
 */
export function isFillable(kind: ProtocolKind, order: Order): boolean {
  return (
    isOneOf(ASSIGNED_BEFORE_PICKUP, order) ||
    (kind === 'DELIVERY' && isOneOf(VEHICLE_WITH_DRIVER, order)) ||
    wasReportedWithout(kind, order)
  );
}

/**
 * Dispatch reported the step or cancelled while the phone was offline: the signed protocol can still arrive.
 */
export function wasReportedWithout(kind: ProtocolKind, order: Order): boolean {
  const after = kind === 'PICKUP' ? [...VEHICLE_WITH_DRIVER, ...AFTER_DELIVERY] : AFTER_DELIVERY;
  return isOneOf([...after, 'CANCELLED'], { status: statusBehindComplaint(order) });
}

function contactNameOf(order: Order, kind: ProtocolKind, data: ProtocolData): string | null {
  return data.contactName ?? (kind === 'PICKUP' ? order.pickup : order.delivery).contact.name;
}

/** What was signed before cannot be photographed or checked any more: the gap is marked instead. */
export function withoutChecks(rules: ProtocolRules): ProtocolRules {
  return { ...rules, photos: [], checklist: false };
}

type Pictures = readonly Pick<PhotoInfo, 'caption'>[];

/** A photo shows an angle by its caption. */
export function missingPhotos({ photos: required }: ProtocolRules, photos: Pictures): PhotoAngle[] {
  return required.filter((angle) => !photos.some(({ caption }) => caption === ANGLE_CAPTIONS[angle]));
}

/** Readings are required only for a driveable vehicle: the dashboard of others often shows nothing. */
export function missingParts(
  order: Order,
  kind: ProtocolKind,
  data: ProtocolData,
  photos: Pictures,
  rules: ProtocolRules,
): FieldProblem[] {
  const missing: FieldProblem[] = [];
  const miss = (field: keyof ProtocolData | 'photos', message = `${field} is required.`) =>
    missing.push({ field, code: 'invalid_type', message, reason: 'required' });
  if (order.vehicle.operationalStatus.driveable) {
    if (data.odometerKm === null) miss('odometerKm');
    if (data.fuelLevelPercent === null) miss('fuelLevelPercent', 'The fuel or charge level is required.');
  }
  if (data.driverSignature === null) miss('driverSignature');
  const unseen = missingPhotos(rules, photos);
  if (unseen.length > 0 && !data.photosAbsence) {
    miss('photos', `Photos are required (${unseen.join(', ')}), or in photosAbsence why there are none.`);
  }
  const unchecked = rules.checklist ? uncheckedItems(order.vehicle, data.checklist) : [];
  if (unchecked.length > 0 && !data.checklistAbsence) {
    miss('checklist', `Answers are required (${unchecked.join(', ')}), or in checklistAbsence why not.`);
  }
  if (rules.contactSignature && data.contactSignature === null && data.contactAbsence === null) {
    miss(
      'contactSignature',
      'The signature of the contact is required, or in contactAbsence why there is none.',
    );
  }
  if (data.contactSignature !== null && contactNameOf(order, kind, data) === null) miss('contactName');
  return missing;
}

/** The signing times on the phone; null if a signature or its time is missing. */
export function signingTimes({ driverSignature, contactSignature }: ProtocolData): DeviceTime[] {
  return [driverSignature?.signedAt ?? null, ...(contactSignature ? [contactSignature.signedAt] : [])];
}

/** Corrects the phone's time, and keeps it between the previous step and now. */
export function correctPerformedAt(
  order: Order,
  kind: ProtocolKind,
  data: ProtocolData,
  now: Date,
  clockOffsetSeconds?: number,
): Date {
  const earliest = (kind === 'DELIVERY' ? order.actualPickup : null) ?? order.createdAt;
  const said = correctUntil(now, data.performedAt, clockOffsetSeconds) ?? now;
  return said < earliest ? earliest : said;
}

function correctUntil(now: Date, time: DeviceTime | Date, clockOffsetSeconds?: number): Date | null {
  if (time === null) return null;
  const corrected = correctDeviceTime(time, clockOffsetSeconds);
  return corrected < now ? corrected : now;
}

/** The additional input on submission. */
export interface Submission {
  /** Confirms that an odometer below the one at pickup is correct. */
  confirm?: boolean | undefined;
  clockOffsetSeconds?: number | undefined;
}

/** The command to run on submission. The driver marks which damages are new. */
export function toCommand(
  kind: ProtocolKind,
  data: ProtocolData,
  at: Date,
  { confirm, clockOffsetSeconds }: Submission,
): Command<'pick_up' | 'hand_over'> {
  const readings = {
    at,
    clockOffsetSeconds,
    odometerKm: data.odometerKm ?? undefined,
    fuelLevelPercent: data.fuelLevelPercent ?? undefined,
  };
  if (kind === 'PICKUP') return { name: 'pick_up', ...readings, damages: data.damages };
  const fresh = data.damages.filter(({ isNew }) => isNew);
  if (fresh.length === 0) return { name: 'hand_over', ...readings, confirm, hasDamage: false };
  const damageDescription = fresh
    .map(({ description }) => description)
    .join('; ')
    .slice(0, 500);
  return { name: 'hand_over', ...readings, confirm, hasDamage: true, damageDescription };
}

/** The content of the PDF; at pickup, no damage counts as new. */
export function toProtocolContent(
  order: Order,
  { kind, data }: Protocol,
  photos: readonly Photo[],
  unseen: PhotoAngle[],
  at: Date,
  now: Date,
  clockOffsetSeconds?: number,
): ProtocolContent {
  const correct = (time: DeviceTime | Date) => correctUntil(now, time, clockOffsetSeconds);
  const sign = (name: string, signature: DrawnSignature): Signature => ({
    name,
    signedAt: correct(signature.signedAt) ?? at,
    mark: { method: 'DRAWN', image: Buffer.from(signature.png, 'base64') },
  });
  const { driverSignature, contactSignature } = data;
  const damages = data.damages.map((damage) => ({ ...damage, isNew: kind === 'DELIVERY' && damage.isNew }));
  return {
    checklist: data.checklist,
    damages,
    remarks: data.remarks,
    photos: photos.map(({ bytes, caption, damageNumber, takenAt }) => ({
      image: bytes,
      caption,
      damage: damages[(damageNumber ?? 0) - 1] ?? null,
      takenAt: correct(takenAt),
    })),
    driver: driverSignature && sign(order.driver!.name, driverSignature),
    contact: contactSignature && sign(contactNameOf(order, kind, data) ?? '', contactSignature),
    contactAbsence: contactSignature ? null : data.contactAbsence,
    checklistAbsence: data.checklistAbsence ?? null,
    missingPhotos: unseen,
    photosAbsence: data.photosAbsence ?? null,
  };
}
