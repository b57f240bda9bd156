// The values of the form of a place, and the fields of the API that they become.
import { WEEKDAYS } from '../../../shared/time/weekdays.ts';
import type { OpeningHours, OpenPeriod, Place, PlaceFields, SuggestedPlace } from './address-book.ts';

export interface ContactDraft {
  name: string;
  phone: string;
  email: string;
}

export interface PlaceDraft {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  /** Texts, so that a number can be typed bit by bit. */
  lat: string;
  lng: string;
  hours: OpeningHours | null;
  contacts: ContactDraft[];
  remarks: string;
}

export const EMPTY_CONTACT: ContactDraft = { name: '', phone: '', email: '' };

export const EMPTY_PLACE: PlaceDraft = {
  name: '',
  street: '',
  postalCode: '',
  city: '',
  country: 'DE',
  lat: '',
  lng: '',
  hours: null,
  contacts: [EMPTY_CONTACT],
  remarks: '',
};

const WORKING_DAY: OpenPeriod[] = [{ from: '08:00', to: '17:00' }];

/** What a new entry of opening hours starts with. */
export const USUAL_HOURS: OpeningHours = {
  week: Object.fromEntries(
    WEEKDAYS.map((day, i) => [day, i < 5 ? WORKING_DAY : []]),
  ) as unknown as OpeningHours['week'],
  exceptions: [],
};

export function draftOf(place: Place): PlaceDraft {
  const contacts = place.contacts.map(({ name, phone, email }) => ({
    name: name ?? '',
    phone: phone ?? '',
    email: email ?? '',
  }));
  return {
    name: place.name,
    street: place.street,
    postalCode: place.postalCode,
    city: place.city,
    country: place.country,
    lat: place.coordinates ? String(place.coordinates.lat) : '',
    lng: place.coordinates ? String(place.coordinates.lng) : '',
    hours: place.openingHours,
    contacts: contacts.length > 0 ? contacts : [EMPTY_CONTACT],
    remarks: place.remarks ?? '',
  };
}

export function draftOfSuggestion(suggested: SuggestedPlace): PlaceDraft {
  const { company, street, postalCode, city, country, contactName, contactPhone } = suggested;
  return {
    ...EMPTY_PLACE,
    name: company ?? `${street}, ${city}`,
    street,
    postalCode,
    city,
    country,
    contacts: [{ ...EMPTY_CONTACT, name: contactName ?? '', phone: contactPhone ?? '' }],
  };
}

/** Accepts a decimal comma. Not a number if it cannot be read. */
function parseDegrees(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'));
}

export function coordinatesOf({ lat, lng }: Pick<PlaceDraft, 'lat' | 'lng'>): PlaceFields['coordinates'] {
  const point = { lat: parseDegrees(lat), lng: parseDegrees(lng) };
  const isPoint = Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180;
  return isPoint ? point : null;
}

const orNull = (text: string) => text.trim() || null;

export function toFields(draft: PlaceDraft): PlaceFields {
  return {
    name: draft.name.trim(),
    street: draft.street.trim(),
    postalCode: draft.postalCode.trim(),
    city: draft.city.trim(),
    country: draft.country,
    coordinates: coordinatesOf(draft),
    openingHours: draft.hours,
    contacts: draft.contacts
      .map(({ name, phone, email }) => ({ name: orNull(name), phone: orNull(phone), email: orNull(email) }))
      .filter(({ name, phone, email }) => name ?? phone ?? email),
    remarks: orNull(draft.remarks),
  };
}
