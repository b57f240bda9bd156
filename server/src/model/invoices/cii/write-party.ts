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

function vatRegistration(vatId: string | null, isNamed: boolean): Xml {
  const id = isNamed && vatId !== null ? vatId.replaceAll(' ', '') : null;
  return group('ram:SpecifiedTaxRegistration', [value('ram:ID', id, { schemeID: 'VA' })]);
}

export function writeSeller(seller: Seller, withVatId: boolean): Xml {
  const { name, register, postal, contact, vatId } = seller;
  return group('ram:SellerTradeParty', [
    // A seller must be identified, and the law requires the VAT id: where it is not allowed as VAT id, it is written as an identifier.
    withVatId ? null : value('ram:ID', vatId),
    value('ram:Name', name),
    group('ram:SpecifiedLegalOrganization', [value('ram:ID', register)]),
    group('ram:DefinedTradeContact', [
      value('ram:PersonName', contact.name),
      group('ram:TelephoneUniversalCommunication', [value('ram:CompleteNumber', contact.phone)]),
      group('ram:EmailURIUniversalCommunication', [value('ram:URIID', contact.email)]),
    ]),
    writePostalAddress(postal),
    electronicAddress(contact.email, MAIL),
    vatRegistration(vatId, withVatId),
  ]);
}

export function writeBuyer({ name, postal, email, leitwegId, vatId }: Buyer, withVatId: boolean): Xml {
  return group('ram:BuyerTradeParty', [
    value('ram:Name', name),
    writePostalAddress(postal),
    leitwegId === null ? electronicAddress(email, MAIL) : electronicAddress(leitwegId, LEITWEG),
    vatRegistration(vatId, withVatId),
  ]);
}
