// The names of statuses and documents of orders, also for the playground, in English.
export const namesEn = {
  statuses: {
    QUOTE_REQUIRED: 'Quote required',
    QUOTE_OFFERED: 'Quote offered',
    REJECTED: 'Rejected',
    TO_RELEASE: 'To release',
    ACCEPTED: 'Accepted',
    SCHEDULED: 'Scheduled',
    PICKUP_IN_PROGRESS: 'Pickup in progress',
    IN_TRANSIT: 'In transit',
    DELIVERY_IN_PROGRESS: 'Delivery in progress',
    DELIVERED: 'Delivered',
    COMPLETED: 'Completed',
    CANCELLED: 'Cancelled',
    COMPLAINT: 'Complaint',
  },
  kinds: {
    PICKUP_PROTOCOL: 'Pickup protocol',
    DELIVERY_PROTOCOL: 'Delivery protocol',
    DAMAGE_REPORT: 'Damage report',
    AUTHORIZATION: 'Power of attorney',
    VEHICLE_DOCUMENT: 'Vehicle papers',
    INVOICE: 'Invoice',
    QUOTE: 'Quote',
    SIGNED_QUOTE: 'Signed quote',
  },
};
