// Writes seller and buyer as XML. Pure.
import type { Buyer, Postal, Seller } from './e-invoice.ts';
import { group, value, type Xml } from './xml.ts';

/** Code lists of electronic addresses: a mail address, and the Leitweg-ID. */
const MAIL = 'EM';
const LEITWEG = '0204';

export function writePostalAddress({ street, postalCode, city, country }: Postal): Xml {
  return group('ram:PostalTradeAddress', [
    value('ram:PostcodeCode', postalCode),
    value('ram:LineOne', street),
    value('ram:CityName', city),
    value('ram:CountryID', country),
  ]);
}

function electronicAddress(id: string | null, schemeID: string): Xml {
  return group('ram:URIUniversalCommunication', [value('ram:URIID', id, { schemeID })]);
}

/** Schemes of tax registrations: the VAT id, and the number at the tax office. */
const VAT = 'VA';
const FISCAL = 'FC';

function taxRegistration(id: string | null, schemeID: string): Xml {
  return group('ram:SpecifiedTaxRegistration', [value('ram:ID', id, { schemeID })]);
}

export function writeSeller(seller: Seller, withVatId: boolean): Xml {
  const { name, register, postal, contact, vatId, taxNumber } = seller;
  const namedVatId = withVatId ? vatId : null;
  return group('ram:SellerTradeParty', [
    // A seller must be identified, also if it has no VAT id or must not name it as such.
    namedVatId === null ? value('ram:ID', vatId ?? taxNumber) : null,
    value('ram:Name', name),
    group('ram:SpecifiedLegalOrganization', [value('ram:ID', register)]),
    group('ram:DefinedTradeContact', [
      value('ram:PersonName', contact.name),
      group('ram:TelephoneUniversalCommunication', [value('ram:CompleteNumber', contact.phone)]),
      group('ram:EmailURIUniversalCommunication', [value('ram:URIID', contact.email)]),
    ]),
    writePostalAddress(postal),
    electronicAddress(contact.email, MAIL),
    taxRegistration(namedVatId, VAT),
    taxRegistration(taxNumber, FISCAL),
  ]);
}

export function writeBuyer({ name, postal, email, leitwegId, vatId }: Buyer, withVatId: boolean): Xml {
  return group('ram:BuyerTradeParty', [
    value('ram:Name', name),
    writePostalAddress(postal),
    leitwegId === null ? electronicAddress(email, MAIL) : electronicAddress(leitwegId, LEITWEG),
    taxRegistration(withVatId ? vatId : null, VAT),
  ]);
}
