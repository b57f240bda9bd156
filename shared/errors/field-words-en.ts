// What is wrong with a field, in English.

export type FieldParams = Record<string, string | number>;

export const fieldWordsEn = {
  formats: {
    vin: 'A VIN has 17 letters and digits, without I, O and Q.',
    country: 'Enter a country code of two letters, such as DE.',
    phone: 'Enter a phone number.',
    email: 'Enter an email address, such as name@example.com.',
    endCustomerEmail: 'Enter an email address, such as name@example.com.',
    timeZone: 'Enter a time zone, such as Europe/Berlin.',
    currency: 'Enter a currency code, such as EUR.',
    allowedAddresses: 'Enter an address such as 203.0.113.24, or a network such as 203.0.113.0/24.',
    key: 'A key has 16 to 200 characters and no spaces.',
    secret: 'A secret has 16 to 200 characters and no spaces.',
    code: 'This code is not right.',
  } as Record<string, string>,
  reasons: {
    required: () => 'This field is required.',
    after_pickup: () => 'After the pickup only the delivery address and the price can change.',
    type: () => 'This value has the wrong type.',
    choice: ({ meant }: FieldParams) =>
      meant === undefined ? 'Choose one of the possible values.' : `Did you mean ${meant}?`,
    unknown: () => 'This field is not known here.',
    format: () => 'This value does not have the expected form.',
    too_long: ({ max }: FieldParams) => `At most ${max} characters.`,
    too_short: ({ min }: FieldParams) => `At least ${min} characters.`,
    too_many: ({ max }: FieldParams) => `At most ${max} entries.`,
    too_few: ({ min }: FieldParams) => `At least ${min} entries.`,
    max: ({ max }: FieldParams) => `At most ${max}.`,
    min: ({ min }: FieldParams) => `At least ${min}.`,
    decimals: ({ decimals }: FieldParams) => `At most ${decimals} decimals.`,
    characters: () => 'This text has characters that cannot be stored.',
    unprintable: ({ character }: FieldParams) =>
      `Documents cannot print the character “${character}”. Use Latin, Greek or Cyrillic letters.`,
    email: () => 'Enter an email address, such as name@example.com.',
    url: () => 'Enter an address that begins with https:// or http://.',
    time: () => 'Enter a date and a time.',
    year: ({ from, to }: FieldParams) => `The year must lie between ${from} and ${to}.`,
    phone: () => 'Enter a phone number.',
    leitweg_id: () => 'Enter a Leitweg-ID such as 04011000-1234512345-06.',
    phone_digits: ({ min }: FieldParams) => `Enter at least ${min} digits of the phone number.`,
    email_or_phone: () => 'Enter an email address or a phone number.',
    readable_name: () => 'Enter a name that can be read.',
    not_future: () => 'Choose a time in the future.',
    not_later: () => 'Choose a later time than the present one.',
    first_day: ({ min }: FieldParams) => `The first day must not be before ${min}.`,
    last_day: () => 'The last day must not be before the first day.',
    absence_days: ({ max }: FieldParams) => `At most ${max} days.`,
    delivery_before_pickup: () => 'The delivery must not be before the pickup.',
    handover_before_pickup: () => 'The handover must not be before the pickup.',
    odometer_lower: ({ km }: FieldParams) => `The odometer showed ${km} km at pickup.`,
    damage_without_mark: () => 'Mark the vehicle as damaged to describe a damage.',
    has_trip: () => 'This driver already has the trip.',
    push_endpoint: () => 'This address cannot receive push messages.',
    id_taken: () => 'This id belongs to another message.',
    question_unknown: () => 'There is no such question here.',
    driver_inactive: () => 'This driver is not active.',
    driver_unknown: () => 'There is no such driver.',
    carrier_unknown: () => 'There is no such carrier.',
    carrier_offered: () => 'This carrier has an offer of the order already.',
    carrier_without_people: () => 'This carrier has nobody who could answer. Invite a person first.',
    other_invoice: ({ number }: FieldParams) => `The invoice of this order is ${number}.`,
    discount_too_large: () => 'The discounts are larger than the price.',
    sum_too_large: () => 'The sum is too large.',
    duplicate_tariff: () => 'There is already a tariff for this transport type and vehicle type.',
    duplicate_extra: () => 'There is already an extra of this kind and name.',
    percent_or_amount: () => 'Enter either a share of the price or an amount.',
    own_cost: () => 'Drivers’ own costs and costs of damages are never billed.',
    placeholder: () => 'Use only the placeholders of the list.',
    expense_limit: () => 'Enter a limit.',
    place_candidate: () => 'Choose one of the candidates of this address.',
    place_far: ({ postalCode, city }: FieldParams) => `${postalCode} and ${city} are far apart.`,
    password_short: ({ min }: FieldParams) => `At least ${min} characters. Several words in a row are fine.`,
    password_common: () => 'This password is soon guessed. Choose four words that do not belong together.',
    password_own: () => 'The password is little more than your name, address or company. Choose another one.',
    password_wrong: () => 'This password is not right.',
    confirm: () => 'Confirm with your password or with one of your passkeys.',
    code_wrong: () => 'This is not the code that the phone shows now.',
    passkey_failed: () => 'The passkey could not be checked. Start again.',
    passkeys_full: ({ max }: FieldParams) => `At most ${max} passkeys. Remove one first.`,
    user_exists: () => 'This address is in this list already.',
    has_password: () => 'This person has a password and can reset it by mail.',
    last_admin: () => 'This is the last admin. Make another person admin first.',
    key_prefix: () => 'Keys with this prefix are made by the service only.',
    key_exists: () => 'This key is stored already.',
    file_empty: () => 'The file is empty.',
    file_type: () => 'Only PDF, JPEG and PNG files are accepted.',
    picture: () => 'This picture cannot be used. Choose a JPEG or PNG file.',
    signature_empty: () => 'There is no signature on this drawing. Please sign with a visible stroke.',
    size: ({ mebibytes }: FieldParams) => `At most ${mebibytes} MiB together.`,
    events: () => 'This endpoint cannot receive one of these events.',
  },
  codes: {
    invalid_type: 'This field is missing or has the wrong type.',
    invalid_value: 'This value is not possible.',
    invalid_format: 'This value does not have the expected form.',
    too_big: 'This value is too large.',
    too_small: 'This value is too small.',
    unrecognized_key: 'This field is not known here.',
  } as Record<string, string>,
  other: 'This value is not possible.',
};

/** More exact than the code of API v1; the pages have words for each. */
export type FieldReason = keyof typeof fieldWordsEn.reasons;

export interface FieldWords {
  /** By the last name of the path, where the kind of value says more than the reason. */
  formats: Record<string, string>;
  reasons: Record<FieldReason, (params: FieldParams) => string>;
  /** For a problem without a known reason. */
  codes: Record<string, string>;
  other: string;
}
