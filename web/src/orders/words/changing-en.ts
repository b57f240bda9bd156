// The words of changing and cancelling an order in English.
export const changingEn = {
  changeTitle: (number_: string) => `Change ${number_}`,
  changeHint: 'Addresses and transport cannot be changed. A moved date sends order.rescheduled.',
  save: 'Save changes',
  saved: 'Changed',
  nothingChanged: 'Nothing was changed.',
  contactPickup: 'Contact at pickup',
  contactDelivery: 'Contact at delivery',
  phonePickup: 'Phone at pickup',
  phoneDelivery: 'Phone at delivery',
  requestedPickup: 'Requested pickup',
  requestedDelivery: 'Requested delivery',
  cancelTitle: (number_: string) => `Cancel ${number_}?`,
  withdrawTitle: (number_: string) => `Withdraw ${number_}?`,
  cancelText:
    'The transfer does not take place. order.cancelled goes to your endpoints. This cannot be undone.',
  withdrawText: 'No quote is made. order.rejected goes to your endpoints. This cannot be undone.',
  reason: 'Reason',
  confirmCancel: 'Cancel this order',
  confirmWithdraw: 'Withdraw this request',
  cancelled: 'Cancelled',
};
