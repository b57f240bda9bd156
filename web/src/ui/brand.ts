// The operator's brand, which the server writes into the documents of portal and driver app.

export interface PageBrand {
  name: string;
  logo: { path: string; isWide: boolean } | null;
}

const element = document.getElementById('brand');

/** Null in the console, which is our product's. */
export const pageBrand: PageBrand | null = element?.textContent
  ? (JSON.parse(element.textContent) as PageBrand)
  : null;

/** What the page is called in the browser's tab and in its head. */
export const pageOwner = pageBrand?.name ?? 'Handover';
