// Fills in a text that is chosen at run time: some texts of a group have parameters, others have none.

export function fillText<Params>(text: string | ((params: Params) => string), params: Params): string {
  return typeof text === 'string' ? text : text(params);
}
