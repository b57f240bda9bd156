// The calls of openapi/driver.json that the pages make, written by "npm run api -w web"; not by hand.
export interface paths {
  "/session": {
    post: operations["startDriverSession"];
    delete: operations["endDriverSession"];
  };
  "/session/code": {
    post: operations["startDriverSessionByCode"];
  };
  "/me": {
    get: operations["getDriverMe"];
    patch: operations["changeDriverMe"];
  };
  "/availability": {
    get: operations["getMyAvailability"];
  };
  "/absences/seen": {
    post: operations["markAbsencesSeen"];
  };
  "/trips": {
    get: operations["listTrips"];
  };
  "/positions": {
    post: operations["sendPositions"];
  };
  "/push": {
    get: operations["getPushState"];
  };
  "/push/subscription": {
    put: operations["subscribeToPush"];
    delete: operations["unsubscribeFromPush"];
  };
}

export interface components {
  schemas: {
    AgreedExtra: {
      kind: ("WAITING" | "TRIP_IN_VAIN" | "LATE_CANCELLATION" | "WASH" | "CHARGING" | "PLATES" | "OTHER");
      name: (string | null);
    };
    Document: {
      id: string;
      kind: ("PICKUP_PROTOCOL" | "DELIVERY_PROTOCOL" | "DAMAGE_REPORT" | "AUTHORIZATION" | "VEHICLE_DOCUMENT" | "INVOICE" | "QUOTE" | "SIGNED_QUOTE");
      fileName: string;
      contentType: string;
      size: number;
      sha256: string;
      createdAt: string;
      downloadUrl: string;
    };
    DriverMe: {
      driver: components['schemas']["DriverSelf"];
      dispatch: {
        name: string;
        phone: (string | null);
        phoneHours: (string | null);
      };
      unseenAbsences: number;
    };
    DriverSelf: {
      id: string;
      name: string;
      locationConsent: boolean;
      language: ("de" | "en");
    };
    DriverSession: {
      sessionToken: string;
      driver: components['schemas']["DriverSelf"];
      expiresAt: string;
      storageKey: string;
    };
    Location: {
      formatted: string;
      company: (string | null);
      street: string;
      postalCode: string;
      city: string;
      country: string;
      contact: {
        name: (string | null);
        phone: (string | null);
      };
      coordinates: ({
        lat: number;
        lng: number;
      } | null);
    };
    MyAbsence: {
      id: string;
      kind: ("DAY_OFF" | "HOLIDAY" | "SICKNESS");
      firstDay: string;
      lastDay: string;
      state: ("REQUESTED" | "APPROVED" | "DECLINED" | "WITHDRAWN");
      source: ("DRIVER" | "DISPATCH");
      remark: (string | null);
      createdAt: string;
      decidedAt: (string | null);
      decisionRemark: (string | null);
    };
    MyAvailability: {
      today: string;
      weeklyHours: (({
        from: string;
        to: string;
      } | null)[] | null);
      maxDayMinutes: (number | null);
      minRestMinutes: (number | null);
    };
    PushState: {
      publicKey: string;
      subscribed: boolean;
    };
    RecordedPositions: {
      accepted: number;
      ignored: {
        tripId: string;
        reason: ("ORDER_NOT_FOUND" | "NOT_ON_THE_ROAD" | "NO_CONSENT");
      }[];
    };
    Trip: {
      id: string;
      orderNumber: (string | null);
      status: ("ASSIGNED" | "ACCEPTED" | "PICKUP" | "IN_TRANSIT" | "DELIVERY" | "DELIVERED" | "COMPLETED" | "CANCELLED");
      actions: ("accept" | "decline" | "start" | "arrive-pickup" | "trip-in-vain" | "protocols/pickup/submit" | "arrive-delivery" | "protocols/delivery/submit" | "finish")[];
      transportType: ("DRIVEN" | "TRAILER" | "TRUCK");
      vehicle: {
        vin: (string | null);
        manufacturer: (string | null);
        model: (string | null);
        modelYear: (number | null);
        type: ("CAR" | "COMBI" | "SUV" | "VAN" | "TRUCK_7_5" | "TRUCK_12" | "TRUCK_40");
        fuelType: ("DIESEL" | "PETROL" | "ELECTRIC" | "HYBRID" | "HYDROGEN" | "LPG" | "LNG");
        registration: {
          status: (("REGISTERED" | "NOT_REGISTERED" | "DEREGISTERED") | null);
          licensePlate: (string | null);
        };
        operationalStatus: {
          driveable: boolean;
          roadworthy: boolean;
        };
      };
      pickup: components['schemas']["Location"];
      delivery: components['schemas']["Location"];
      requestedPickup: (string | null);
      requestedDelivery: (string | null);
      arrivedAtPickup: (string | null);
      actualPickup: (string | null);
      actualDelivery: (string | null);
      services: {
        registration: boolean;
        shortTermPlate: boolean;
      };
      instructions: (string | null);
      dispatchNote: (string | null);
      distanceKm: (number | null);
      odometerAtPickupKm: (number | null);
      hasDamage: boolean;
      estimatedDelivery: (string | null);
      cancellation: ({
        at: string;
        by: ("CUSTOMER" | "DISPATCH" | "DRIVER");
        name: (string | null);
        reason: (string | null);
      } | null);
      extras: components['schemas']["TripExtra"][];
      agreedExtras: components['schemas']["AgreedExtra"][];
      messages: components['schemas']["TripMessage"][];
      unreadNotices: string[];
      positionIntervalSeconds: (number | null);
    };
    TripExtra: {
      id: string;
      category: ("EXTRA" | "EXPENSE");
      kind: ("WAITING" | "TRIP_IN_VAIN" | "LATE_CANCELLATION" | "WASH" | "CHARGING" | "PLATES" | "OTHER" | "FUEL" | "TOLL" | "PARKING" | "FERRY" | "TRAVEL" | "DAMAGE" | "CARRIER");
      name: (string | null);
      quantity: (number | null);
      waitedMinutes: (number | null);
      paid: ({
        gross: number;
        vatRate: number;
        on: string;
      } | null);
      note: (string | null);
      createdAt: string;
      state: ("PROPOSED" | "APPROVED" | "REFUSED");
      decisionReason: (string | null);
      decidedAt: (string | null);
      hasReceipt: boolean;
    };
    TripMessage: {
      id: string;
      author: ("DISPATCH" | "DRIVER");
      by: (string | null);
      text: string;
      question: boolean;
      answersId: (string | null);
      writtenAt: string;
      readAt: (string | null);
    };
  };
}

export interface operations {
  startDriverSession: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        token: string;
        deviceId?: string;
        signedInAs?: string;
      };
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["DriverSession"];
      } };
    };
  };
  endDriverSession: {
    parameters: {
      path?: never;
      query?: {
        holdsWork?: ("true" | "false");
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      204: { content?: never };
    };
  };
  startDriverSessionByCode: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        code: string;
        deviceId?: string;
        signedInAs?: string;
      };
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["DriverSession"];
      } };
    };
  };
  getDriverMe: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["DriverMe"];
      } };
    };
  };
  changeDriverMe: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        locationConsent?: boolean;
        language?: ("de" | "en");
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["DriverMe"];
      } };
    };
  };
  getMyAvailability: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["MyAvailability"];
      } };
    };
  };
  markAbsencesSeen: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      204: { content?: never };
    };
  };
  listTrips: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["Trip"][];
        };
      } };
    };
  };
  sendPositions: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        positions: {
          tripId: string;
          lat: number;
          lng: number;
          recordedAt: string;
          accuracyMeters?: (number | null);
          headingDegrees?: (number | null);
          speedKmh?: (number | null);
        }[];
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["RecordedPositions"];
      } };
    };
  };
  getPushState: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["PushState"];
      } };
    };
  };
  subscribeToPush: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        endpoint: string;
        keys: {
          p256dh: string;
          auth: string;
        };
      };
    } };
    responses: {
      204: { content?: never };
    };
  };
  unsubscribeFromPush: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      204: { content?: never };
    };
  };
}
