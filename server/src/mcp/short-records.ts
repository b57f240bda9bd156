// Transfers in the answers of tools: few fields, links, and the texts of people apart from those of the service.
import { formatVehicleName } from '../../../shared/vehicle/vehicle-name.ts';
import { type Environment, isTest } from '../model/environment.ts';
import type { Links } from '../model/orders/links.ts';
import type { Order } from '../model/orders/order.ts';

type Json = Record<string, unknown>;

/** Keeps texts that people wrote apart; without any, there is no such field. */
export function writtenByPeople(texts: Json): { writtenByPeople?: Json } {
  const known = withoutEmpty(texts);
  return Object.keys(known).length === 0 ? {} : { writtenByPeople: known };
}

/** Leaves out fields without a value, to keep answers short. */
export function withoutEmpty(record: Json): Json {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
}

// biome-ignore lint/suspicious/noExplicitAny: a record of API v1, as parsed from its answer.
type V1Record = any;

const contactOf = ({ name, phone }: V1Record) => [name, phone].filter(Boolean).join(', ');

function numberOf({ orderNumber, requestNumber }: V1Record): string {
  return orderNumber ?? requestNumber;
}

export function orderLinks(links: Links, environment: Environment, id: string) {
  return { portal: links.portal(`${environment}/orders/${id}`) };
}

/** What is damaged, as far as the order says; nothing if nothing is. */
export function damageOf({ vehicleAtPickup, hasDamage, status }: DamageFields): { damage?: Json } {
  const knownAtPickup = vehicleAtPickup?.damages.length ?? 0;
  const complaintOpen = status === 'COMPLAINT';
  if (knownAtPickup === 0 && !hasDamage && !complaintOpen) return {};
  return { damage: { knownAtPickup, atHandover: hasDamage, complaintOpen } };
}

type DamageFields = Pick<Order, 'vehicleAtPickup' | 'hasDamage' | 'status'>;

/** The order record of API v1 in short; metadata is left out. */
export function shortTransfer(record: V1Record, links: Links): Json {
  const { vehicle, pickup, delivery, readiness, driver } = record;
  const environment: Environment = record.sandbox ? 'sandbox' : 'production';
  return {
    ...withoutEmpty({
      number: numberOf(record),
      id: record.id,
      kind: record.kind,
      status: record.status,
      environment,
      transportType: record.transportType,
      price: record.price,
      requestedPickup: record.requestedPickup,
      requestedDelivery: record.requestedDelivery,
      actualPickup: record.actualPickup,
      actualDelivery: record.actualDelivery,
      updatedAt: record.updatedAt,
    }),
    ...(readiness.missing.length > 0 && { missingForPlanning: readiness.missing }),
    links: { ...orderLinks(links, environment, record.id), tracking: record.trackingUrl },
    ...writtenByPeople({
      externalOrderId: record.externalOrderId,
      customerReference: record.customerReference,
      from: [pickup.company, pickup.formatted].filter(Boolean).join(', '),
      fromContact: contactOf(pickup.contact),
      to: [delivery.company, delivery.formatted].filter(Boolean).join(', '),
      toContact: contactOf(delivery.contact),
      vehicle: [formatVehicleName(vehicle), vehicle.registration.licensePlate, vehicle.vin]
        .filter(Boolean)
        .join(' '),
      instructions: record.instructions,
      driver: driver && `${driver.firstName} ${driver.initial}.`,
    }),
  };
}

/** One line of a list. */
export function listedTransfer(record: V1Record, links: Links): Json {
  const environment: Environment = record.sandbox ? 'sandbox' : 'production';
  return {
    number: numberOf(record),
    status: record.status,
    updatedAt: record.updatedAt,
    link: orderLinks(links, environment, record.id).portal,
    ...writtenByPeople({
      externalOrderId: record.externalOrderId,
      from: record.pickup.city,
      to: record.delivery.city,
      licensePlate: record.vehicle.registration.licensePlate,
    }),
  };
}

export function shortQuote(quote: V1Record, links: Links, environment: Environment): Json {
  return {
    ...withoutEmpty({
      request: quote.requestNumber,
      quote: quote.quoteNumber,
      order: quote.orderNumber,
      state: quote.state,
      version: quote.version,
      validUntil: quote.validUntil,
      amounts: quote.amounts,
      decidedAt: quote.decidedAt,
    }),
    mayAcceptHere: quote.acceptance.viaApi,
    // Not the public page of the quote: its address alone is enough to order.
    links: { portal: links.portal(`${environment}/quotes/${quote.requestId}`) },
    ...writtenByPeople({
      lines: quote.lineItems.length > 0 ? quote.lineItems.slice(0, 20) : null,
    }),
  };
}

export function environmentNote(environment: Environment): string {
  return isTest(environment)
    ? 'Sandbox: no driver drives and nothing is billed.'
    : 'Production: orders are real and cost money.';
}
