// The calls of openapi/operations.json that the pages make, written by "npm run api -w web"; not by hand.
export interface paths {
  "/setup": {
    get: operations["getSetup"];
    post: operations["makeFirstAdmin"];
  };
  "/session": {
    post: operations["signIn"];
    get: operations["getSession"];
    delete: operations["signOut"];
  };
  "/session/passkey-challenge": {
    post: operations["challengePasskey"];
  };
  "/session/passkey": {
    post: operations["signInWithPasskey"];
  };
  "/password-reset": {
    post: operations["requestPasswordReset"];
  };
  "/invitation/open": {
    post: operations["openInvitation"];
  };
  "/invitation": {
    post: operations["acceptInvitation"];
  };
  "/me": {
    get: operations["getOwnAccount"];
    patch: operations["changeOwnAccount"];
  };
  "/me/password": {
    post: operations["changePassword"];
  };
  "/me/sessions": {
    delete: operations["endOtherSessions"];
  };
  "/me/sessions/{id}": {
    delete: operations["endSession"];
  };
  "/me/one-time-codes/proposal": {
    post: operations["proposeOneTimeCodes"];
  };
  "/me/one-time-codes": {
    post: operations["switchOnOneTimeCodes"];
  };
  "/me/one-time-codes/off": {
    post: operations["switchOffOneTimeCodes"];
  };
  "/me/passkeys/challenge": {
    post: operations["proposePasskey"];
  };
  "/me/passkeys": {
    post: operations["addPasskey"];
  };
  "/me/passkeys/{id}/removal": {
    post: operations["removePasskey"];
  };
  "/users": {
    get: operations["listOperatorUsers"];
    post: operations["inviteOperatorUser"];
  };
  "/users/{id}": {
    patch: operations["changeOperatorUser"];
    delete: operations["removeOperatorUser"];
  };
  "/users/{id}/invitation": {
    post: operations["inviteOperatorUserAgain"];
  };
  "/users/{id}/invitation-link": {
    post: operations["copyOperatorUserInvitation"];
  };
  "/accounts": {
    post: operations["openAccount"];
    get: operations["listAccounts"];
  };
  "/accounts/{id}": {
    get: operations["getAccount"];
    patch: operations["changeAccount"];
    delete: operations["deleteAccount"];
  };
  "/accounts/{id}/agreement": {
    get: operations["getAgreement"];
    put: operations["agreeOn"];
  };
  "/accounts/{id}/agreements": {
    get: operations["listAgreementVersions"];
  };
  "/accounts/{id}/agreement/preview": {
    post: operations["previewAgreement"];
  };
  "/account-activity": {
    get: operations["listAccountActivity"];
  };
  "/accounts/{id}/activity": {
    get: operations["getAccountActivity"];
  };
  "/accounts/{id}/failed-calls": {
    get: operations["listFailedCalls"];
  };
  "/accounts/{id}/webhook-health": {
    get: operations["listWebhookEndpointHealth"];
  };
  "/accounts/{id}/credentials": {
    post: operations["createCredential"];
    get: operations["listCredentials"];
  };
  "/credentials/{id}": {
    patch: operations["changeCredential"];
    delete: operations["revokeCredential"];
  };
  "/credentials/{id}/approve": {
    post: operations["approveCredential"];
  };
  "/accounts/{id}/environments/{environment}/places/suggestions": {
    get: operations["suggestPlaces"];
  };
  "/accounts/{id}/environments/{environment}/places/completions": {
    get: operations["completeAddress"];
  };
  "/accounts/{id}/environments/{environment}/places/match": {
    post: operations["matchPlace"];
  };
  "/accounts/{id}/environments/{environment}/places": {
    get: operations["listPlaces"];
    post: operations["createPlace"];
  };
  "/accounts/{id}/environments/{environment}/places/doubles": {
    get: operations["listDoubles"];
  };
  "/accounts/{id}/environments/{environment}/places/{placeId}": {
    get: operations["getPlace"];
    patch: operations["changePlace"];
    delete: operations["removePlace"];
  };
  "/accounts/{id}/environments/{environment}/places/{placeId}/merge": {
    post: operations["mergePlaces"];
  };
  "/drivers": {
    post: operations["addDriver"];
    get: operations["listDrivers"];
  };
  "/drivers/{id}": {
    get: operations["getDriver"];
    patch: operations["changeDriver"];
  };
  "/drivers/{id}/link": {
    post: operations["makeDriverLink"];
  };
  "/drivers/{id}/sessions": {
    get: operations["listDriverSessions"];
    delete: operations["signOutDriver"];
  };
  "/drivers/{id}/sessions/{sessionId}": {
    delete: operations["signDriverPhoneOut"];
  };
  "/drivers/{id}/sessions/{sessionId}/unsent-work": {
    delete: operations["releaseDriverWork"];
  };
  "/drivers/{id}/availability": {
    get: operations["getDriverAvailability"];
    patch: operations["changeDriverAvailability"];
  };
  "/drivers/{id}/absences": {
    get: operations["listDriverAbsences"];
    post: operations["enterAbsence"];
  };
  "/absences/{id}/decision": {
    post: operations["decideAbsence"];
  };
  "/orders": {
    get: operations["listDispatchOrders"];
  };
  "/orders/counts": {
    get: operations["countDispatchOrders"];
  };
  "/orders/board": {
    get: operations["readDispatchBoard"];
  };
  "/orders/{id}": {
    get: operations["getDispatchOrder"];
    patch: operations["changeDispatchOrder"];
  };
  "/orders/map": {
    get: operations["readDispatchMap"];
  };
  "/accounts/{id}/orders": {
    post: operations["enterOrder"];
  };
  "/accounts/{id}/orders/price": {
    post: operations["previewEnteredPrice"];
  };
  "/accounts/{id}/orders/batch": {
    post: operations["enterOrders"];
  };
  "/recurring-orders": {
    get: operations["listRecurringOrders"];
    post: operations["addRecurringOrder"];
  };
  "/recurring-orders/preview": {
    post: operations["previewRecurringDates"];
  };
  "/recurring-orders/{id}": {
    get: operations["getRecurringOrder"];
    patch: operations["changeRecurringOrder"];
  };
  "/recurring-orders/{id}/actions": {
    post: operations["actOnRecurringOrder"];
  };
  "/orders/{id}/driver-note": {
    get: operations["getDriverNote"];
    put: operations["writeDriverNote"];
  };
  "/orders/{id}/messages": {
    get: operations["getDriverThread"];
    post: operations["writeToDriver"];
  };
  "/orders/{id}/messages/read": {
    post: operations["readDriverMessages"];
  };
  "/driver-notices/settings": {
    get: operations["getDriverNoticeSettings"];
    put: operations["changeDriverNoticeSettings"];
  };
  "/orders/{id}/history": {
    get: operations["getOrderHistory"];
  };
  "/orders/{id}/tracking": {
    get: operations["trackDispatchOrder"];
  };
  "/orders/{id}/notes": {
    post: operations["addOrderNote"];
  };
  "/orders/{id}/presence": {
    get: operations["listPresent"];
    put: operations["markPresent"];
    delete: operations["leaveOrder"];
  };
  "/orders/{id}/commands": {
    get: operations["listPossibleCommands"];
    post: operations["commandOrder"];
  };
  "/orders/{id}/change-preview": {
    post: operations["previewOrderChange"];
  };
  "/orders/{id}/change": {
    post: operations["changeOrderTerms"];
  };
  "/orders/{id}/offered-change": {
    get: operations["getOfferedChange"];
  };
  "/orders/commands": {
    post: operations["commandOrders"];
  };
  "/orders/commands/preview": {
    post: operations["previewCommandOnOrders"];
  };
  "/orders/export": {
    post: operations["exportOrders"];
  };
  "/search": {
    get: operations["search"];
  };
  "/today": {
    get: operations["getToday"];
  };
  "/road": {
    get: operations["listVehiclesInTransit"];
  };
  "/summary": {
    get: operations["getSummary"];
  };
  "/orders/{id}/candidates": {
    get: operations["listCandidates"];
  };
  "/assignment-check": {
    post: operations["checkAssignments"];
  };
  "/day-plan": {
    get: operations["getDayPlan"];
  };
  "/proposal": {
    get: operations["proposeDay"];
  };
  "/planning-rates": {
    get: operations["getPlanningRates"];
    put: operations["changePlanningRates"];
  };
  "/requests": {
    get: operations["listRequests"];
  };
  "/requests/summary": {
    get: operations["summarizeRequests"];
  };
  "/requests/{id}/places": {
    get: operations["listPlaceCandidates"];
    post: operations["choosePlace"];
  };
  "/requests/{id}/question": {
    get: operations["prepareQuestion"];
    post: operations["askCustomer"];
  };
  "/requests/{id}": {
    get: operations["getRequest"];
  };
  "/requests/{id}/quote-preview": {
    post: operations["previewQuote"];
  };
  "/requests/{id}/quote-preview/document": {
    post: operations["renderQuotePreview"];
  };
  "/requests/{id}/quotes": {
    post: operations["issueQuote"];
  };
  "/quotes/{id}/extend": {
    post: operations["extendQuote"];
  };
  "/quotes/{id}/withdraw": {
    post: operations["withdrawQuote"];
  };
  "/orders/{id}/documents": {
    post: operations["uploadDocument"];
    get: operations["listOrderDocuments"];
  };
  "/extras": {
    get: operations["listExtrasToCheck"];
  };
  "/orders/{id}/extras": {
    get: operations["listExtrasOfOrder"];
    post: operations["addExtra"];
  };
  "/extras/{id}/decision": {
    post: operations["decideExtra"];
  };
  "/carriers": {
    get: operations["listCarriers"];
  };
  "/orders/{id}/carrier-offers": {
    get: operations["listCarrierOffers"];
    post: operations["offerToCarriers"];
  };
  "/carrier-offers/{id}/answer": {
    post: operations["answerCarrierOffer"];
  };
  "/carrier-offers/{id}/withdraw": {
    post: operations["withdrawCarrierOffer"];
  };
  "/plates": {
    get: operations["listPlates"];
    post: operations["addPlate"];
  };
  "/plates/counts": {
    get: operations["countPlates"];
  };
  "/plates/{id}": {
    get: operations["getPlate"];
    patch: operations["changePlate"];
    delete: operations["removePlate"];
  };
  "/orders/{id}/plates": {
    get: operations["listPlatesOfOrder"];
  };
  "/plates/{id}/actions": {
    post: operations["actOnPlate"];
  };
  "/views": {
    get: operations["listViews"];
    post: operations["saveView"];
  };
  "/views/{id}": {
    get: operations["getView"];
    patch: operations["changeView"];
    delete: operations["removeView"];
  };
  "/paper/day": {
    get: operations["printDay"];
  };
  "/paper/orders": {
    post: operations["printOrders"];
  };
  "/paper/plates": {
    get: operations["printPlates"];
  };
  "/damage-cases": {
    get: operations["listDamageCases"];
  };
  "/damage-cases/{id}": {
    get: operations["getDamageCase"];
    patch: operations["changeDamageCase"];
  };
  "/orders/{id}/damage-cases": {
    get: operations["listDamageCasesOfOrder"];
    post: operations["openDamageCase"];
  };
  "/orders/{id}/damage-dismissal": {
    post: operations["dismissDamage"];
  };
  "/damage-cases/{id}/steps": {
    post: operations["stepDamageCase"];
  };
  "/damage-cases/{id}/close": {
    post: operations["closeDamageCase"];
  };
  "/damage-cases/{id}/tasks": {
    post: operations["addDamageTask"];
  };
  "/damage-cases/{id}/tasks/{taskId}": {
    patch: operations["changeDamageTask"];
  };
  "/damage-cases/{id}/letter-draft": {
    get: operations["draftDamageLetter"];
  };
  "/damage-cases/{id}/letters": {
    post: operations["sendDamageLetter"];
  };
  "/damage-settings": {
    get: operations["getDamageSettings"];
    put: operations["changeDamageSettings"];
  };
  "/accounting": {
    get: operations["getAccounting"];
  };
  "/accounting/orders": {
    get: operations["listStagedOrders"];
  };
  "/accounting/flow": {
    get: operations["getAccountingFlow"];
  };
  "/accounting/invoices": {
    get: operations["listInvoices"];
  };
  "/accounting/invoices/{number}": {
    get: operations["getInvoice"];
  };
  "/accounting/invoices/{number}/credit-preview": {
    post: operations["previewCredit"];
  };
  "/accounting/invoices/{number}/mail": {
    post: operations["mailInvoice"];
  };
  "/accounting/open-items": {
    get: operations["listOpenItems"];
  };
  "/accounting/open-items/{id}/write-off": {
    post: operations["writeOffOpenItem"];
  };
  "/accounting/payments": {
    get: operations["listPayments"];
    post: operations["notePayment"];
  };
  "/accounting/payments/take-certain": {
    post: operations["takeCertainPayments"];
  };
  "/accounting/payments/{id}/allocations": {
    post: operations["allocatePayment"];
  };
  "/accounting/payments/{id}/set-aside": {
    put: operations["setPaymentAside"];
  };
  "/accounting/allocations/{id}": {
    delete: operations["undoAllocation"];
  };
  "/accounting/settings": {
    get: operations["getAccountingSettings"];
    put: operations["changeAccountingSettings"];
  };
  "/accounting/reminders/preview": {
    get: operations["previewReminders"];
  };
  "/accounting/reminders": {
    post: operations["sendReminders"];
    get: operations["listReminders"];
  };
  "/accounting/reminder-blocks/{id}": {
    put: operations["blockReminders"];
  };
  "/accounting/invoice-runs/preview": {
    get: operations["previewInvoiceRun"];
  };
  "/accounting/invoice-runs": {
    post: operations["startInvoiceRun"];
    get: operations["listInvoiceRuns"];
  };
  "/accounting/invoice-runs/{id}": {
    get: operations["getInvoiceRun"];
  };
  "/accounting/invoice-runs/{id}/stop": {
    post: operations["stopInvoiceRun"];
  };
  "/accounting/exports": {
    get: operations["getExportContents"];
  };
  "/alerts": {
    get: operations["listAlerts"];
  };
  "/mails": {
    get: operations["listMails"];
  };
  "/mails/{id}": {
    get: operations["getMail"];
  };
  "/mails/test": {
    post: operations["sendTestMail"];
  };
  "/mails/{id}/resend": {
    post: operations["resendMail"];
  };
  "/accounts/{id}/webhook-endpoints": {
    get: operations["listWebhookEndpoints"];
    post: operations["createWebhookEndpoint"];
  };
  "/accounts/{id}/webhook-endpoints/import": {
    post: operations["importWebhookEndpoint"];
  };
  "/accounts/{id}/webhook-endpoints/{endpointId}": {
    delete: operations["deleteWebhookEndpoint"];
  };
  "/accounts/{id}/webhook-endpoints/{endpointId}/pause": {
    post: operations["pauseWebhookEndpoint"];
  };
  "/accounts/{id}/webhook-endpoints/{endpointId}/resume": {
    post: operations["resumeWebhookEndpoint"];
  };
  "/accounts/{id}/webhook-endpoints/{endpointId}/switch": {
    post: operations["switchWebhookEndpoint"];
  };
  "/accounts/{id}/webhook-endpoints/{endpointId}/renew-secret": {
    post: operations["renewWebhookSecret"];
  };
  "/accounts/{id}/webhook-endpoints/{endpointId}/roll-secret": {
    post: operations["rollWebhookSecret"];
  };
  "/deliveries/resend": {
    post: operations["resendDeliveries"];
  };
  "/operator": {
    get: operations["getOperator"];
    put: operations["changeOperator"];
  };
  "/operator/logo": {
    get: operations["getLogo"];
    put: operations["changeLogo"];
    delete: operations["removeLogo"];
  };
  "/failed-jobs": {
    get: operations["listFailedJobs"];
  };
  "/failed-jobs/{id}/retry": {
    post: operations["retryFailedJob"];
  };
  "/integrations": {
    get: operations["checkIntegrations"];
  };
  "/audit": {
    get: operations["listAudit"];
  };
  "/audit/verification": {
    get: operations["verifyAudit"];
  };
  "/accounts/{id}/users": {
    get: operations["listUsers"];
    post: operations["inviteUser"];
  };
  "/accounts/{id}/users/{userId}/invitation-link": {
    post: operations["copyUserInvitation"];
  };
  "/accounts/{id}/users/{userId}": {
    delete: operations["removeUser"];
  };
}

export interface components {
  schemas: {
    Absence: {
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
      driverId: string;
      decidedBy: ({
        name: (string | null);
        channel: string;
      } | null);
      version: number;
    };
    Account: {
      id: string;
      name: string;
      kind: ("CUSTOMER" | "CARRIER");
      status: ("ACTIVE" | "SUSPENDED");
      apiV1Production: boolean;
      writeKeysNeedApproval: boolean;
      language: ("de" | "en");
      contractingParty: ({
        name: string;
        address: string;
        country: string;
        vatId: (string | null);
        debtorNumber?: (string | null);
        email: string;
        invoiceEmail?: (string | null);
        invoicesByMail?: boolean;
        [key: string]: unknown;
      } | null);
      createdAt: string;
      updatedAt: string;
    };
    AccountActivity: {
      account: components['schemas']["Account"];
      agreement: {
        version: number;
        since: string;
      };
      has: {
        orders: number;
        openOrders: number;
        openRequests: number;
        openQuotes: number;
        sandboxOrders: number;
        users: number;
        credentials: number;
        endpoints: number;
      };
      traffic: {
        calls: number;
        errors: number;
        typicalMs: (number | null);
        hours: {
          hour: number;
          calls: number;
          errors: number;
        }[];
        topErrors: {
          status: number;
          code: string;
          count: number;
        }[];
      };
    };
    AccountingFlow: {
      extras: number;
      delivered: components['schemas']["AccountingSum"];
      toInvoice: components['schemas']["AccountingSum"];
      open: components['schemas']["OwedSum"];
      payments: number;
      overdue: components['schemas']["OwedSum"];
      remindersDue: number;
      paid: components['schemas']["OwedSum"];
    };
    AccountingSettings: {
      datev: {
        consultantNumber: (number | null);
        clientNumber: (number | null);
        fiscalYearStart: string;
        accountLength: number;
        chart: ("03" | "04");
        finalize: boolean;
        revenue: {
          standard: {
            [key: string]: string;
          };
          reverseCharge: string;
          exempt: string;
          zeroRated: string;
          exported: string;
          intraCommunity: string;
          notTaxable: string;
        };
      };
      reminders: {
        levels: {
          daysAfterDue: number;
          fee: number;
          payWithinDays: number;
          text: {
            de: string;
            en: string;
          };
        }[];
      };
      writeOffLimit: number;
      [key: string]: unknown;
    };
    AccountingSum: {
      count: number;
      amounts: {
        currency: string;
        net: number;
        gross: number;
      }[];
    };
    AddressCompletion: {
      cities: string[];
      areaCity: (string | null);
      postalCodes: string[];
      postalAreas: string[];
      coordinates: ({
        lat: number;
        lng: number;
      } | null);
    };
    AgedSum: {
      currency: string;
      count: number;
      open: number;
      byAge: {
        NOT_DUE: number;
        DAYS_30: number;
        DAYS_60: number;
        DAYS_90: number;
        OLDER: number;
      };
      countByAge: {
        NOT_DUE: number;
        DAYS_30: number;
        DAYS_60: number;
        DAYS_90: number;
        OLDER: number;
      };
    };
    Agreement: {
      accountId: string;
      version: number;
      createdAt: string;
      terms: {
        [key: string]: unknown;
      };
    };
    AgreementPreview: {
      currentVersion: number;
      currentSince: string;
      currency: string;
      example: ({
        distanceKm: (number | null);
        before: {
          outcome: ("ORDER" | "REQUEST" | "NOT_POSSIBLE");
          reason: (string | null);
          price: (components['schemas']["PriceWithLines"] | null);
        };
        after: {
          outcome: ("ORDER" | "REQUEST" | "NOT_POSSIBLE");
          reason: (string | null);
          price: (components['schemas']["PriceWithLines"] | null);
        };
      } | null);
      curve: {
        before: (number | null);
        after: (number | null);
        km: number;
      }[];
      tariffs: {
        before: (number | null);
        after: (number | null);
      }[];
      repriced: {
        orders: number;
        capped: boolean;
        net: {
          before: number;
          after: number;
        };
        newRequests: number;
        newOrders: number;
        refused: number;
        reasons: {
          reason: ("TRANSPORT_TYPE" | "VEHICLE_TYPE" | "ADDRESS_UNCLEAR" | "DISTANCE_UNKNOWN" | "DISTANCE_ABOVE_LIMIT" | "NO_TARIFF");
          before: number;
          after: number;
        }[];
      };
      keeps: {
        orders: number;
        quotes: number;
        pricedSoFar: number;
      };
    };
    AgreementVersion: {
      accountId: string;
      version: number;
      createdAt: string;
      terms: {
        currency: string;
        vatRate: number;
        payment: {
          dueDays: number;
          discount: ({
            percent: number;
            days: number;
          } | null);
        };
        invoicing: ("PER_ORDER" | "WEEKLY" | "MONTHLY");
        tariffs: {
          transportType: ("DRIVEN" | "TRAILER" | "TRUCK");
          vehicleType: (("CAR" | "COMBI" | "SUV" | "VAN" | "TRUCK_7_5" | "TRUCK_12" | "TRUCK_40") | null);
          baseNet: number;
          includedKm: number;
          perKmNet: number;
          minimumNet: number;
        }[];
        services: {
          registrationNet: number;
          shortTermPlateNet: number;
        };
        extras: ({
          kind: "WAITING";
          netPerQuarterHour: number;
          freeMinutes: number;
        } | {
          kind: "TRIP_IN_VAIN";
          percentOfPrice: (number | null);
          net: (number | null);
        } | {
          kind: "LATE_CANCELLATION";
          hoursBeforePickup: number;
          percentOfPrice: (number | null);
          net: (number | null);
        } | {
          kind: ("WASH" | "CHARGING" | "PLATES");
          net: number;
        } | {
          kind: "OTHER";
          name: string;
          net: number;
        })[];
        expenses: {
          FUEL: {
            billing: ("AT_COST" | "UP_TO" | "INCLUDED");
            limitNet: (number | null);
          };
          CHARGING: {
            billing: ("AT_COST" | "UP_TO" | "INCLUDED");
            limitNet: (number | null);
          };
          TOLL: {
            billing: ("AT_COST" | "UP_TO" | "INCLUDED");
            limitNet: (number | null);
          };
          PARKING: {
            billing: ("AT_COST" | "UP_TO" | "INCLUDED");
            limitNet: (number | null);
          };
          WASH: {
            billing: ("AT_COST" | "UP_TO" | "INCLUDED");
            limitNet: (number | null);
          };
          FERRY: {
            billing: ("AT_COST" | "UP_TO" | "INCLUDED");
            limitNet: (number | null);
          };
          OTHER: {
            billing: ("AT_COST" | "UP_TO" | "INCLUDED");
            limitNet: (number | null);
          };
        };
        allowedTransportTypes: ("DRIVEN" | "TRAILER" | "TRUCK")[];
        quoteRequired: {
          transportTypes: ("DRIVEN" | "TRAILER" | "TRUCK")[];
          vehicleTypes: ("CAR" | "COMBI" | "SUV" | "VAN" | "TRUCK_7_5" | "TRUCK_12" | "TRUCK_40")[];
          distanceAboveKm: (number | null);
          distanceUnknown: boolean;
        };
        release: ("AUTOMATIC" | "MANUAL");
        quoteValidityDays: number;
        quoteAcceptanceViaApi: boolean;
        showDriver: boolean;
        positionIntervalSeconds: number;
      };
      by: ({
        name: (string | null);
        channel: string;
      } | null);
    };
    Alert: {
      id: string;
      at: string;
      kind: ("DOCUMENT_ALTERED" | "MAIL_FAILED");
      message: string;
      details: {
        [key: string]: unknown;
      };
    };
    AssignedTrip: {
      order: components['schemas']["PlanOrder"];
      startsAt: string;
      arrivesAt: string;
      endsAt: string;
      lateMinutes: number;
      closed: components['schemas']["ClosedStop"][];
      obstacles: components['schemas']["Obstacle"][];
    };
    AssignmentConflict: ({
      kind: "INACTIVE";
    } | {
      kind: "BUSY";
      order: string;
      until: string;
    } | {
      kind: "LATE_PICKUP";
      minutes: number;
      at: string;
    } | {
      kind: "LATE_DELIVERY";
      minutes: number;
      at: string;
    } | {
      kind: "NEXT_TRIP";
      order: string;
      pickupAt: string;
      minutes: number;
      endsAt: string;
    } | components['schemas']["ClosedStop"] | {
      kind: "NO_POSITION";
    } | {
      kind: "ABSENT";
      absence: (("DAY_OFF" | "HOLIDAY" | "SICKNESS") | null);
      firstDay: string;
      lastDay: string;
    } | {
      kind: "OUTSIDE_HOURS";
      from: (string | null);
      to: (string | null);
    } | {
      kind: "LICENCE_MISSING";
      licence: ("B" | "BE" | "C1" | "C1E" | "C" | "CE");
    } | {
      kind: "MAY_NOT_DRIVE";
      vehicle: ("TRAILER" | "TRUCK" | "ELECTRIC");
    } | {
      kind: "LONG_DAY";
      minutes: number;
      maxMinutes: number;
      endsAt: string;
    } | {
      kind: "SHORT_REST";
      minutes: number;
      minMinutes: number;
      from: string;
      to: string;
    });
    AuditEntry: {
      id: string;
      at: string;
      actor: string;
      actorName: (string | null);
      channel: string;
      action: string;
      accountId: (string | null);
      accountName: (string | null);
      subjectType: string;
      subjectId: string;
      number: (string | null);
      details: {
        [key: string]: unknown;
      };
      names: {
        [key: string]: string;
      };
      values: ({
        [key: string]: {
          before: unknown;
          after: unknown;
        };
      } | null);
      seal: (number | null);
    };
    BankStatement: {
      id: string;
      fileName: string;
      format: ("CAMT053" | "MT940");
      entries: number;
      added: number;
      importedAt: string;
    };
    BulkPreview: {
      id: string;
      number: (string | null);
      customer: (string | null);
      driver: (string | null);
      outcome: ("RUNS" | "UNCHANGED" | "REFUSED");
      error: ({
        code: string;
        message: string;
        details: {
          [key: string]: unknown;
        };
      } | null);
      leadsTo: (("DRAFT" | "REQUESTED" | "CONFIRMED" | "OPEN" | "POOLED" | "TENANT_ACCEPTED" | "OFFERED" | "ASSIGNED" | "ACCEPTED" | "PICKUP" | "IN_TRANSIT" | "DELIVERY" | "DELIVERED" | "COMPLETED" | "INVOICED" | "CANCELLED" | "COMPLAINT" | "RECEIVED" | "QUOTE_REQUIRED" | "QUOTE_SENT" | "QUOTE_ACCEPTED" | "CONVERTED" | "REJECTED") | null);
      requestedPickup: (string | null);
      newRequestedPickup: (string | null);
      newRequestedDelivery: (string | null);
      events: {
        type: ("order.created" | "order.accepted" | "order.scheduled" | "driver.assigned" | "pickup.started" | "pickup.arrived" | "vehicle.picked_up" | "transport.started" | "transport.delayed" | "order.rescheduled" | "delivery.arrived" | "vehicle.delivered" | "damage.reported" | "order.completed" | "order.cancelled" | "order.rejected" | "document.uploaded" | "quote.offered" | "invoice.created" | "invoice.cancelled" | "webhook.test");
        receivers: number;
      }[];
      mails: {
        to: string;
        subject: string;
      }[];
      tells: ({
        driver: string;
        pushed: boolean;
        mailed: boolean;
      } | null);
    };
    Candidate: {
      driver: {
        id: string;
        name: string;
        phone: (string | null);
      };
      place: (components['schemas']["LastPlace"] | null);
      fromCity: (string | null);
      distanceKm: (number | null);
      travelMinutes: (number | null);
      freeFrom: string;
      freeUntil: (string | null);
      startsAt: string;
      arrivesAt: string;
      endsAt: string;
      fit: ("FREE" | "POSSIBLE" | "IMPOSSIBLE");
      conflicts: components['schemas']["AssignmentConflict"][];
      busy: {
        order: string;
        from: string;
        to: string;
      }[];
    };
    Carrier: {
      id: string;
      name: string;
      status: ("ACTIVE" | "SUSPENDED");
      people: number;
      openOffers: number;
      running: number;
    };
    CarrierOffer: {
      id: string;
      carrierId: string;
      carrier: string;
      netCents: number;
      vatRate: number;
      currency: string;
      deadline: string;
      state: ("OFFERED" | "ACCEPTED" | "DECLINED" | "EXPIRED" | "WITHDRAWN");
      endReason: (("TAKEN" | "ORDER" | "DISPATCH") | null);
      remarks: (string | null);
      driver: ({
        id: string;
        name: string;
      } | null);
      createdAt: string;
      answeredAt: (string | null);
      endedAt: (string | null);
    };
    ChangePreview: {
      version: number;
      outcome: ("NOTHING" | "CHANGED" | "OFFERED");
      changes: {
        field: string;
        values: {
          before: unknown;
          after: unknown;
        };
      }[];
      price: {
        before: (components['schemas']["PriceWithLines"] | null);
        after: (components['schemas']["PriceWithLines"] | null);
        basis: ("KEPT" | "AGREEMENT" | "BY_HAND");
        byAgreement: (components['schemas']["PriceWithLines"] | null);
      };
      quoteReason: (string | null);
      missing: string[];
      distanceKm: {
        before: (number | null);
        after: (number | null);
      };
      validUntil: (string | null);
      event: ({
        type: string;
        receivers: number;
      } | null);
      mailTo: (string | null);
      driver: (string | null);
      warnings: ("DRIVER_HAS_TRIP" | "DISTANCE_UNKNOWN" | "DISTANCE_ESTIMATED" | "TOO_LATE" | "REPLACES_OFFER")[];
    };
    ClosedStop: {
      kind: "CLOSED";
      stop: ("PICKUP" | "DELIVERY");
      place: string;
      at: string;
      opensAt: (string | null);
      timeZone: string;
    };
    CommandResult: {
      id: string;
      order: (components['schemas']["DispatchOrder"] | null);
      error: ({
        code: string;
        message: string;
        details: {
          [key: string]: unknown;
        };
      } | null);
    };
    ConsoleSession: {
      user: {
        id: string;
        email: string;
        name: string;
        role: ("admin" | "dispatcher" | "accounting" | "viewer");
        language: (("de" | "en") | null);
      };
      operator: {
        name: string;
        timeZone: string;
      };
      help: {
        operatorName: string;
        email: (string | null);
        phone: (string | null);
        phoneHours: (string | null);
        version: string;
      };
      demo: boolean;
      needsSecondFactor: boolean;
      endsAt: string;
    };
    CreatedCredential: {
      id: string;
      type: ("api_key" | "oauth_client");
      environment: ("production" | "sandbox");
      name: string;
      clientId: (string | null);
      prefix: string;
      scopes: ("orders:read" | "orders:write" | "tracking:read" | "documents:read" | "invoices:read" | "quotes:read" | "quotes:write" | "webhooks:manage")[];
      allowedAddresses: string[];
      disabled: boolean;
      awaitingApproval: boolean;
      expiresAt: (string | null);
      rolledTo: (string | null);
      rolledFrom: (string | null);
      lastUsed: ({
        at: string;
        address: string;
      } | null);
      createdAt: string;
      accountId: string;
      key?: string;
      clientSecret?: string;
    };
    CreatedWebhookSubscription: {
      id: string;
      url: string;
      events: string[];
      description: (string | null);
      environment: ("production" | "sandbox");
      status: ("ACTIVE" | "PAUSED");
      format: ("2026-09-01" | "legacy");
      createdAt: string;
      updatedAt: string;
      secret: string;
      standardWebhooksSecret: string;
    };
    Credential: {
      id: string;
      type: ("api_key" | "oauth_client");
      environment: ("production" | "sandbox");
      name: string;
      clientId: (string | null);
      prefix: string;
      scopes: ("orders:read" | "orders:write" | "tracking:read" | "documents:read" | "invoices:read" | "quotes:read" | "quotes:write" | "webhooks:manage")[];
      allowedAddresses: string[];
      disabled: boolean;
      awaitingApproval: boolean;
      expiresAt: (string | null);
      rolledTo: (string | null);
      rolledFrom: (string | null);
      lastUsed: ({
        at: string;
        address: string;
      } | null);
      createdAt: string;
      accountId: string;
    };
    CreditPreview: {
      number: string;
      net: number;
      gross: number;
      vatGroups: {
        category: ("S" | "AE" | "E" | "Z" | "G" | "K" | "O");
        rate: number;
        net: number;
        vat: number;
      }[];
    };
    DamageCase: {
      id: string;
      number: string;
      origin: ("PROTOCOL" | "COMPLAINT");
      reportedBy: (("CUSTOMER" | "DISPATCH") | null);
      state: ("OPEN" | "IN_REVIEW" | "DECIDED" | "CLOSED");
      description: (string | null);
      createdAt: string;
      decidedAt: (string | null);
      closedAt: (string | null);
      damages: components['schemas']["MarkedDamage"][];
      liability: ("OPEN" | "OPERATOR" | "DRIVER" | "CUSTOMER" | "THIRD_PARTY" | "NOT_OURS");
      liabilityReason: (string | null);
      estimate: (number | null);
      currency: string;
      version: number;
      accountId: string;
      accountName: string;
      order: {
        id: string;
        number: string;
        status: ("DRAFT" | "REQUESTED" | "CONFIRMED" | "OPEN" | "POOLED" | "TENANT_ACCEPTED" | "OFFERED" | "ASSIGNED" | "ACCEPTED" | "PICKUP" | "IN_TRANSIT" | "DELIVERY" | "DELIVERED" | "COMPLETED" | "INVOICED" | "CANCELLED" | "COMPLAINT" | "RECEIVED" | "QUOTE_REQUIRED" | "QUOTE_SENT" | "QUOTE_ACCEPTED" | "CONVERTED" | "REJECTED");
        vehicle: string;
        vehicleType: string;
        licensePlate: (string | null);
        driverName: (string | null);
        from: string;
        to: string;
        deliveredAt: (string | null);
      };
      insurer: {
        name: (string | null);
        address: (string | null);
        email: (string | null);
        number: (string | null);
      };
      remarks: (string | null);
      createdBy: (string | null);
      possible: ("review" | "decide" | "close" | "reopen")[];
      creditable: ({
        invoiceNumber: string;
        max: number;
        currency: string;
      } | null);
      photos: components['schemas']["PhotoPair"][];
      tasks: components['schemas']["DamageTask"][];
      letters: components['schemas']["DamageLetter"][];
      outcomes: components['schemas']["DamageOutcome"][];
      history: {
        id: string;
        at: string;
        action: string;
        by: (string | null);
        channel: string;
        details: {
          [key: string]: unknown;
        };
      }[];
    };
    DamageCaseSummary: {
      id: string;
      number: string;
      origin: ("PROTOCOL" | "COMPLAINT");
      reportedBy: (("CUSTOMER" | "DISPATCH") | null);
      state: ("OPEN" | "IN_REVIEW" | "DECIDED" | "CLOSED");
      description: (string | null);
      createdAt: string;
      decidedAt: (string | null);
      closedAt: (string | null);
      damages: components['schemas']["MarkedDamage"][];
      liability: ("OPEN" | "OPERATOR" | "DRIVER" | "CUSTOMER" | "THIRD_PARTY" | "NOT_OURS");
      liabilityReason: (string | null);
      estimate: (number | null);
      currency: string;
      version: number;
    };
    DamageLetter: {
      id: string;
      kind: ("CUSTOMER_RECEIVED" | "CUSTOMER_DECIDED" | "INSURER_REPORT");
      recipientType: ("CUSTOMER" | "INSURER");
      recipient: (string | null);
      subject: (string | null);
      hasDocument: boolean;
      createdAt: string;
      createdBy: (string | null);
    };
    DamageLetterDraft: {
      kind: ("CUSTOMER_RECEIVED" | "CUSTOMER_DECIDED" | "INSURER_REPORT");
      language: ("de" | "en");
      recipientName: string;
      recipient: (string | null);
      subject: string;
      text: string;
    };
    DamageOutcome: {
      kind: ("CREDIT" | "COST" | "NONE");
      net: (number | null);
      currency: string;
      creditNoteNumber: (string | null);
      reason: (string | null);
      createdAt: string;
      createdBy: (string | null);
    };
    DamageSettings: {
      complaintDays: number;
      firstTaskDays: number;
      firstTask: string;
      insurer: ({
        name: string;
        address: (string | null);
        email: (string | null);
      } | null);
      texts: {
        CUSTOMER_RECEIVED: {
          de: {
            subject: string;
            text: string;
          };
          en: {
            subject: string;
            text: string;
          };
        };
        CUSTOMER_DECIDED: {
          de: {
            subject: string;
            text: string;
          };
          en: {
            subject: string;
            text: string;
          };
        };
        INSURER_REPORT: {
          de: {
            subject: string;
            text: string;
          };
          en: {
            subject: string;
            text: string;
          };
        };
      };
      [key: string]: unknown;
    };
    DamageTask: {
      id: string;
      text: (string | null);
      dueOn: string;
      doneAt: (string | null);
      doneBy: (string | null);
    };
    DayPlan: {
      day: string;
      from: string;
      to: string;
      drivers: components['schemas']["DriverDay"][];
      unassigned: components['schemas']["PlannedTrip"][];
      unreleased: components['schemas']["PlannedTrip"][];
    };
    Decision: ({
      kind: "NOT_RELEASED";
      id: string;
      dueAt: string;
      urgency: ("NOW" | "BEFORE_NOON" | "TODAY");
      order: components['schemas']["PlanOrder"];
    } | {
      kind: "NO_DRIVER";
      id: string;
      dueAt: string;
      urgency: ("NOW" | "BEFORE_NOON" | "TODAY");
      order: components['schemas']["PlanOrder"];
    } | {
      kind: "NO_ANSWER";
      id: string;
      dueAt: string;
      urgency: ("NOW" | "BEFORE_NOON" | "TODAY");
      order: components['schemas']["PlanOrder"];
      since: string;
    } | {
      kind: "LATE_PICKUP";
      id: string;
      dueAt: string;
      urgency: ("NOW" | "BEFORE_NOON" | "TODAY");
      order: components['schemas']["PlanOrder"];
      minutes: number;
    } | {
      kind: "LATE";
      id: string;
      dueAt: string;
      urgency: ("NOW" | "BEFORE_NOON" | "TODAY");
      order: components['schemas']["PlanOrder"];
      minutes: number;
      arrivesAt: string;
    } | {
      kind: "SILENT";
      id: string;
      dueAt: string;
      urgency: ("NOW" | "BEFORE_NOON" | "TODAY");
      order: components['schemas']["PlanOrder"];
      since: string;
    } | {
      kind: "NO_QUOTE";
      id: string;
      dueAt: string;
      urgency: ("NOW" | "BEFORE_NOON" | "TODAY");
      order: components['schemas']["PlanOrder"];
      createdAt: string;
      quoteReason: (string | null);
    } | {
      kind: "QUOTE_ENDS";
      id: string;
      dueAt: string;
      urgency: ("NOW" | "BEFORE_NOON" | "TODAY");
      order: components['schemas']["PlanOrder"];
      quoteNumber: string;
      netCents: number;
      currency: string;
      validUntil: string;
    } | {
      kind: ("DAMAGE" | "COMPLAINT");
      id: string;
      dueAt: string;
      urgency: ("NOW" | "BEFORE_NOON" | "TODAY");
      order: components['schemas']["PlanOrder"];
      description: (string | null);
      since: string;
      caseNumber: (string | null);
    } | {
      kind: "DAMAGE_TASK";
      id: string;
      dueAt: string;
      urgency: ("NOW" | "BEFORE_NOON" | "TODAY");
      taskId: string;
      caseNumber: string;
      orderNumber: string;
      customer: string;
      text: (string | null);
      dueOn: string;
    } | {
      kind: "WEBHOOKS";
      id: string;
      dueAt: string;
      urgency: ("NOW" | "BEFORE_NOON" | "TODAY");
      endpointId: string;
      accountId: string;
      customer: string;
      url: string;
      failed: number;
      since: string;
      failedSince: string;
      nextAttemptAt: (string | null);
      status: (number | null);
      error: (string | null);
    } | {
      kind: "MAIL";
      id: string;
      dueAt: string;
      urgency: ("NOW" | "BEFORE_NOON" | "TODAY");
      mailId: string;
      subject: string;
      recipient: string;
      error: (string | null);
      createdAt: string;
      number: (string | null);
    } | {
      kind: "JOB";
      id: string;
      dueAt: string;
      urgency: ("NOW" | "BEFORE_NOON" | "TODAY");
      jobId: string;
      job: ("MAILS" | "RESENDS" | "SECRETS" | "QUOTES" | "SEALS" | "NOTICES" | "DRIVER_NOTICES" | "IMPORTS" | "INVOICE_RUNS" | "RECURRING_ORDERS" | "CARRIER_OFFERS" | "SANDBOX" | "ANONYMIZATION" | "MAINTENANCE");
      subject: (string | null);
      error: string;
      attempts: number;
      since: string;
    } | {
      kind: "EXTRAS";
      id: string;
      dueAt: string;
      urgency: ("NOW" | "BEFORE_NOON" | "TODAY");
      count: number;
      since: string;
    } | {
      kind: "ABSENCE";
      id: string;
      dueAt: string;
      urgency: ("NOW" | "BEFORE_NOON" | "TODAY");
      request: (components['schemas']["WaitingAbsence"] | null);
    } | {
      kind: "DRIVER_ABSENT";
      id: string;
      dueAt: string;
      urgency: ("NOW" | "BEFORE_NOON" | "TODAY");
      order: components['schemas']["PlanOrder"];
      absence: (("DAY_OFF" | "HOLIDAY" | "SICKNESS") | null);
      lastDay: string;
    } | {
      kind: "DRIVER_MESSAGE";
      id: string;
      dueAt: string;
      urgency: ("NOW" | "BEFORE_NOON" | "TODAY");
      order: components['schemas']["PlanOrder"];
      count: number;
      since: string;
    } | {
      kind: "CARRIER_NO_DRIVER";
      id: string;
      dueAt: string;
      urgency: ("NOW" | "BEFORE_NOON" | "TODAY");
      order: components['schemas']["PlanOrder"];
      carrier: string;
      since: string;
    } | {
      kind: "CARRIER_NO_ANSWER";
      id: string;
      dueAt: string;
      urgency: ("NOW" | "BEFORE_NOON" | "TODAY");
      order: components['schemas']["PlanOrder"];
      offers: number;
      since: string;
    });
    DispatchHistoryEntry: {
      at: string;
      action: string;
      by: {
        channel: ("API" | "PORTAL" | "DISPATCH" | "DRIVER" | "LINK" | "SANDBOX" | "SERVICE");
        name: (string | null);
      };
      reason: (string | null);
      changes: {
        field: string;
        values: ({
          before: unknown;
          after: unknown;
        } | null);
      }[];
      call: ({
        requestId: string;
        method: string;
        path: string;
        status: number;
        durationMs: number;
      } | null);
      events: {
        id: string;
        type: string;
        at: string;
        data: {
          [key: string]: unknown;
        };
        deliveries: {
          id: string;
          endpointId: string;
          url: string;
          description: (string | null);
          state: ("PENDING" | "DELIVERED" | "FAILED_RETRYING" | "DEAD_LETTER");
          nextAttemptAt: (string | null);
          attempts: {
            attempt: number;
            at: string;
            status: (number | null);
            durationMs: number;
            response: string;
            error: (string | null);
          }[];
        }[];
      }[];
      note: (string | null);
      driverName: (string | null);
      onDevice: ({
        at: string;
        clockOffsetSeconds: (number | null);
      } | null);
      mails: {
        id: string;
        kind: ("QUOTE" | "TRACKING_LINK" | "STATUS" | "DRIVER_LINK" | "INVITATION" | "PASSWORD_RESET" | "NEW_DEVICE" | "SIGN_IN_CHANGED" | "BANK_CHANGED" | "DAILY_DIGEST" | "ENDPOINT_FAILING" | "KEY_EXPIRING" | "KEY_CREATED" | "QUESTION" | "REMINDER" | "INVOICE" | "DRIVER_NOTICE" | "DAMAGE_LETTER" | "ORDER_CHANGE" | "CARRIER_OFFER");
        recipient: string;
        subject: string;
        state: ("PENDING" | "SENT" | "FAILED" | "KEPT");
        createdAt: string;
      }[];
    };
    DispatchListItem: {
      kind: ("ORDER" | "REQUEST");
      id: string;
      orderNumber: (string | null);
      trackingNumber: string;
      trackingUrl: string;
      requestNumber: (string | null);
      externalOrderId: (string | null);
      customerReference: (string | null);
      status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
      readiness: {
        status: ("READY_FOR_PLANNING" | "INCOMPLETE");
        documentsRequired: boolean;
        missing: string[];
      };
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
      actualPickup: (string | null);
      actualDelivery: (string | null);
      services: {
        registration: boolean;
        shortTermPlate: boolean;
      };
      instructions: (string | null);
      price: ({
        net: number;
        gross: number;
        vatRate: number;
        currency: string;
      } | null);
      driver: ({
        firstName: string;
        initial: string;
      } | null);
      metadata: {
        [key: string]: unknown;
      };
      sandbox: boolean;
      createdAt: string;
      updatedAt: string;
      accountId: string;
      environment: ("production" | "sandbox");
      internalStatus: ("DRAFT" | "REQUESTED" | "CONFIRMED" | "OPEN" | "POOLED" | "TENANT_ACCEPTED" | "OFFERED" | "ASSIGNED" | "ACCEPTED" | "PICKUP" | "IN_TRANSIT" | "DELIVERY" | "DELIVERED" | "COMPLETED" | "INVOICED" | "CANCELLED" | "COMPLAINT" | "RECEIVED" | "QUOTE_REQUIRED" | "QUOTE_SENT" | "QUOTE_ACCEPTED" | "CONVERTED" | "REJECTED");
      possibleCommands: string[];
      version: number;
      assignedDriver: ({
        id: string;
        name: string;
      } | null);
      distanceKm: (number | null);
      quoteReason: (string | null);
      cancelReason: (string | null);
      invoiceNumber: (string | null);
      supplementaryInvoices: string[];
      hasDamage: boolean;
      endCustomerEmail: (string | null);
      agreementVersion: number;
      extra: {
        [key: string]: unknown;
      };
      shownStatus: ("TO_RELEASE" | "QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED" | "COMPLAINT");
      customer: {
        id: string;
        name: string;
      };
      driverPhone: (string | null);
      due: (string | null);
      late: boolean;
      lateMinutes: number;
      agreedDelivery: (string | null);
      expectedDelivery: (string | null);
      delayedUntil: (string | null);
      trouble: (("COMPLAINT" | "DAMAGE" | "NO_ANSWER" | "SILENT" | "LATE" | "NOT_RELEASED") | null);
      troubleSince: (string | null);
      lastPositionAt: (string | null);
      moves: {
        command: string;
        to: ("TO_RELEASE" | "QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED" | "COMPLAINT");
      }[];
    };
    DispatchOrder: {
      kind: ("ORDER" | "REQUEST");
      id: string;
      orderNumber: (string | null);
      trackingNumber: string;
      trackingUrl: string;
      requestNumber: (string | null);
      externalOrderId: (string | null);
      customerReference: (string | null);
      status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
      readiness: {
        status: ("READY_FOR_PLANNING" | "INCOMPLETE");
        documentsRequired: boolean;
        missing: string[];
      };
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
      actualPickup: (string | null);
      actualDelivery: (string | null);
      services: {
        registration: boolean;
        shortTermPlate: boolean;
      };
      instructions: (string | null);
      price: ({
        net: number;
        gross: number;
        vatRate: number;
        currency: string;
      } | null);
      driver: ({
        firstName: string;
        initial: string;
      } | null);
      metadata: {
        [key: string]: unknown;
      };
      sandbox: boolean;
      createdAt: string;
      updatedAt: string;
      accountId: string;
      environment: ("production" | "sandbox");
      internalStatus: ("DRAFT" | "REQUESTED" | "CONFIRMED" | "OPEN" | "POOLED" | "TENANT_ACCEPTED" | "OFFERED" | "ASSIGNED" | "ACCEPTED" | "PICKUP" | "IN_TRANSIT" | "DELIVERY" | "DELIVERED" | "COMPLETED" | "INVOICED" | "CANCELLED" | "COMPLAINT" | "RECEIVED" | "QUOTE_REQUIRED" | "QUOTE_SENT" | "QUOTE_ACCEPTED" | "CONVERTED" | "REJECTED");
      possibleCommands: string[];
      version: number;
      assignedDriver: ({
        id: string;
        name: string;
      } | null);
      distanceKm: (number | null);
      quoteReason: (string | null);
      cancelReason: (string | null);
      invoiceNumber: (string | null);
      supplementaryInvoices: string[];
      hasDamage: boolean;
      endCustomerEmail: (string | null);
      agreementVersion: number;
      extra: {
        [key: string]: unknown;
      };
    };
    DispatchOrderChange: {
      customerReference?: (string | null);
      requestedPickup?: (string | null);
      requestedDelivery?: (string | null);
      pickup?: {
        contact?: {
          name?: (string | null);
          phone?: (string | null);
        };
      };
      delivery?: {
        contact?: {
          name?: (string | null);
          phone?: (string | null);
        };
      };
      instructions?: (string | null);
      vehicle?: {
        vin?: string;
        registration?: {
          licensePlate?: string;
        };
      };
      metadata?: {
        [key: string]: unknown;
      };
      version?: number;
    };
    DispatchTracking: {
      from: ({
        lat: number;
        lng: number;
      } | null);
      to: ({
        lat: number;
        lng: number;
      } | null);
      location: ({
        lat: number;
        lng: number;
        recordedAt: string;
        accuracyMeters: (number | null);
        headingDegrees: (number | null);
        speedKmh: (number | null);
      } | null);
      stale: boolean;
      estimatedPickup: (string | null);
      estimatedDelivery: (string | null);
      distanceRemainingKm: (number | null);
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
    Driver: {
      id: string;
      name: string;
      phone: (string | null);
      email: (string | null);
      locationConsent: boolean;
      language: ("de" | "en");
      active: boolean;
      createdAt: string;
      updatedAt: string;
    };
    DriverDay: {
      driver: {
        id: string;
        name: string;
        phone: (string | null);
        email: (string | null);
        active: boolean;
        language: ("de" | "en");
        locationConsent: boolean;
        signedIn: boolean;
      };
      place: (components['schemas']["LastPlace"] | null);
      state: components['schemas']["DriverState"];
      workday: components['schemas']["Workday"];
      trips: components['schemas']["AssignedTrip"][];
      bookedMinutes: number;
    };
    DriverLink: {
      url: string;
      expiresAt: string;
      code: string;
      codeExpiresAt: string;
      mailed: boolean;
    };
    DriverMessage: {
      id: string;
      author: ("DISPATCH" | "DRIVER");
      by: (string | null);
      driverName: string;
      text: string;
      question: boolean;
      answersId: (string | null);
      writtenAt: string;
      readAt: (string | null);
    };
    DriverNote: {
      text: (string | null);
      writtenAt: (string | null);
      by: (string | null);
      editable: boolean;
    };
    DriverNotice: {
      id: string;
      kind: ("NEW_TRIP" | "TIME_CHANGED" | "TRIP_CHANGED" | "TRIP_CANCELLED" | "TRIP_REASSIGNED" | "NOTE" | "QUESTION");
      driverName: string;
      messageId: (string | null);
      state: ("WAITING" | "TOLD" | "READ" | "NOT_REACHED" | "MAILED" | "OBSOLETE");
      createdAt: string;
      toldAt: (string | null);
      readAt: (string | null);
      mailedAt: (string | null);
    };
    DriverNoticeSettings: {
      mailAfterMinutes: number;
      nightFrom: string;
      nightUntil: string;
      nearHours: number;
      [key: string]: unknown;
    };
    DriverPhone: {
      id: string;
      userAgent: (string | null);
      signedInAt: string;
      lastSeenAt: string;
      expiresAt: string;
      signedOutAt: (string | null);
      state: ("SIGNED_IN" | "NOT_REACHED" | "MAY_HOLD_WORK" | "RELEASED");
    };
    DriverState: ({
      kind: "FREE";
    } | {
      kind: "NO_ANSWER";
      order: string;
      minutes: number;
    } | {
      kind: ("PICKUP" | "IN_TRANSIT" | "DELIVERY");
      order: string;
      lateMinutes: number;
      silentMinutes: number;
    } | {
      kind: "ABSENT";
      absence: (("DAY_OFF" | "HOLIDAY" | "SICKNESS") | null);
      lastDay: string;
    } | {
      kind: "INACTIVE";
    });
    DriverThread: {
      messages: components['schemas']["DriverMessage"][];
      notices: components['schemas']["DriverNotice"][];
      driver: ({
        name: string;
        pushed: boolean;
        mailed: boolean;
      } | null);
    };
    EditedDamage: {
      part?: (("bumperFront" | "bumperRear" | "wheelFront" | "wheelRear" | "wingFront" | "wingRear" | "doorFront" | "doorRear" | "sideWall" | "windowFront" | "windowRear" | "sill" | "roof" | "bonnet" | "windscreen" | "rearWindow" | "tailgate" | "headlight" | "tailLight" | "grille") | null);
      side?: (("left" | "right") | null);
      type?: (string | null);
      description: string;
      position?: ({
        view: ("LEFT" | "RIGHT" | "TOP" | "FRONT" | "REAR");
        x: number;
        y: number;
      } | null);
    };
    ExportContents: {
      month: string;
      invoices: components['schemas']["AccountingSum"];
      corrections: components['schemas']["AccountingSum"];
      firstNumber: (string | null);
      lastNumber: (string | null);
      missingNumbers: string[];
      bookings: number;
      datevFaults: ({
        settings: ("consultantNumber" | "clientNumber")[];
        debtorNumbers: {
          accountId: string;
          customerName: string;
          debtorNumber: (string | null);
        }[];
        vatRates: number[];
        currencies: string[];
      } | null);
    };
    Extra: {
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
      orderId: string;
      source: ("DRIVER" | "DISPATCH" | "SYSTEM");
      billTo: ("CUSTOMER" | "OPERATOR");
      net: (number | null);
      paidNet: (number | null);
      agreed: {
        billTo: ("CUSTOMER" | "OPERATOR");
        net: (number | null);
        limit: (number | null);
        used: number;
        currency: string;
        vatRate: number;
      };
      decidedBy: ({
        name: (string | null);
        channel: string;
      } | null);
      invoiced: boolean;
      version: number;
      doubles: {
        extraId: string;
        orderId: string;
        orderNumber: (string | null);
      }[];
    };
    ExtraInput: ({
      category: "EXTRA";
      kind: ("WAITING" | "WASH" | "CHARGING" | "PLATES" | "OTHER");
      name?: (string | null);
      quantity: (number | null);
      waitedMinutes?: (number | null);
      note?: (string | null);
    } | {
      category: "EXPENSE";
      kind: ("FUEL" | "CHARGING" | "TOLL" | "PARKING" | "WASH" | "FERRY" | "OTHER" | "TRAVEL");
      gross: number;
      vatRate: number;
      paidOn: string;
      quantity?: (number | null);
      note?: (string | null);
    });
    ExtraToCheck: {
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
      orderId: string;
      source: ("DRIVER" | "DISPATCH" | "SYSTEM");
      billTo: ("CUSTOMER" | "OPERATOR");
      net: (number | null);
      paidNet: (number | null);
      agreed: {
        billTo: ("CUSTOMER" | "OPERATOR");
        net: (number | null);
        limit: (number | null);
        used: number;
        currency: string;
        vatRate: number;
      };
      decidedBy: ({
        name: (string | null);
        channel: string;
      } | null);
      invoiced: boolean;
      version: number;
      doubles: {
        extraId: string;
        orderId: string;
        orderNumber: (string | null);
      }[];
      orderNumber: (string | null);
      accountName: string;
      driverName: (string | null);
    };
    FailedJob: {
      id: string;
      kind: ("MAILS" | "RESENDS" | "SECRETS" | "QUOTES" | "SEALS" | "NOTICES" | "DRIVER_NOTICES" | "IMPORTS" | "INVOICE_RUNS" | "RECURRING_ORDERS" | "CARRIER_OFFERS" | "SANDBOX" | "ANONYMIZATION" | "MAINTENANCE" | "MAIL" | "WEBHOOKS");
      subject: (string | null);
      recipient: (string | null);
      orderId: (string | null);
      number: (string | null);
      accountId: (string | null);
      accountName: (string | null);
      since: string;
      attempts: number;
      nextAttemptAt: (string | null);
      error: (string | null);
      status: (number | null);
      retrying: boolean;
    };
    FoundAccount: {
      id: string;
      name: string;
      status: ("ACTIVE" | "SUSPENDED");
    };
    FoundDamageCase: {
      number: string;
      orderNumber: string;
      customer: string;
    };
    FoundDriver: {
      id: string;
      name: string;
      phone: (string | null);
      active: boolean;
    };
    FoundInvoice: {
      number: string;
      orderNumber: string;
      customer: string;
      issuedAt: string;
      netCents: number;
      currency: string;
    };
    FoundOrder: {
      id: string;
      number: string;
      kind: ("ORDER" | "REQUEST");
      externalOrderId: (string | null);
      from: string;
      to: string;
      vehicle: (string | null);
      vin: (string | null);
      licensePlate: (string | null);
      shownStatus: ("TO_RELEASE" | "QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED" | "COMPLAINT");
      customer: string;
    };
    FoundPerson: {
      id: string;
      name: string;
      email: string;
      accountId: string;
      accountName: string;
    };
    FoundQuote: {
      number: string;
      requestNumber: string;
      customer: string;
      state: string;
      from: string;
      to: string;
    };
    Integration: {
      name: ("database" | "mail" | "geocoder" | "router" | "timetable" | "redis" | "map");
      setting: string;
      target: (string | null);
      state: ("ANSWERS" | "SILENT" | "NOT_SET");
      durationMs: (number | null);
      error: (string | null);
    };
    InvitationLink: {
      url: string;
      expiresAt: string;
    };
    InvoiceDetails: {
      invoiceNumber: string;
      kind: ("INVOICE" | "CANCELLATION" | "CREDIT_NOTE");
      invoicedAt: string;
      invoiceDate: string;
      dueOn: string;
      documentId: string;
      hasXml: boolean;
      orderId: (string | null);
      orderNumber: (string | null);
      firstOrderId: (string | null);
      externalOrderId: (string | null);
      orderCount: number;
      accountId: string;
      accountName: string;
      net: number;
      vat: number;
      vatRate: (number | null);
      gross: number;
      currency: string;
      vatGroups: {
        category: ("S" | "AE" | "E" | "Z" | "G" | "K" | "O");
        rate: number;
        net: number;
        vat: number;
      }[];
      corrects: (string | null);
      reason: (string | null);
      cancelledBy: (string | null);
      replacedBy: (string | null);
      creditedBy: string[];
      mail: ({
        id: string;
        recipient: string;
        state: ("PENDING" | "SENT" | "FAILED" | "KEPT");
      } | null);
      mailTo: (string | null);
      lines: {
        position: number;
        orderId: (string | null);
        kind: ("TRANSPORT" | "EXTRA" | "EXPENSE");
        description: string;
        quantity: number;
        unitNet: number;
        net: number;
        vatCategory: ("S" | "AE" | "E" | "Z" | "G" | "K" | "O");
        vatRate: number;
        creditable: number;
      }[];
      open: (number | null);
      discount: ({
        percent: number;
        days: number;
      } | null);
      address: (string | null);
      partyName: (string | null);
    };
    InvoiceRun: {
      id: string;
      state: ("RUNNING" | "STOPPED" | "DONE");
      until: string;
      accountIds: (string[] | null);
      createdAt: string;
      createdBy: (string | null);
      finishedAt: (string | null);
      orders: number;
      accounts: number;
      hindered: number;
      sums: components['schemas']["InvoiceRunSum"][];
    };
    InvoiceRunAccount: {
      accountId: string;
      accountName: string;
      state: ("WAITING" | "DONE" | "HINDERED");
      orders: number;
      problem: ({
        code: string;
        details: {
          [key: string]: unknown;
        };
      } | null);
      sums: components['schemas']["InvoiceRunSum"][];
    };
    InvoiceRunFinding: {
      code: ("NO_CONTRACTING_PARTY" | "OPERATOR_INCOMPLETE" | "CUSTOMER_INCOMPLETE" | "NO_PRICE" | "EXTRAS_UNCHECKED" | "OTHER_CURRENCY" | "PERIOD_OPEN");
      fields: string[];
      orderCount: number;
      orders: {
        id: string;
        number: string;
      }[];
    };
    InvoiceRunPreviewAccount: {
      accountId: string;
      accountName: string;
      invoicing: ("PER_ORDER" | "WEEKLY" | "MONTHLY");
      isHindered: boolean;
      sums: {
        currency: string;
        orders: number;
        invoices: number;
        net: number;
        gross: number;
      }[];
      findings: components['schemas']["InvoiceRunFinding"][];
    };
    InvoiceRunSum: {
      currency: string;
      orders: number;
      invoices: number;
      net: number;
      gross: number;
      firstNumber: string;
      lastNumber: string;
    };
    LastPlace: {
      coordinates: {
        lat: number;
        lng: number;
      };
      city: (string | null);
      at: string;
    };
    ListedAccount: {
      account: components['schemas']["Account"];
      agreementVersion: number;
      openOrders: number;
      openRequests: number;
      calls: number;
      errors: number;
      failingEndpoints: number;
      lastOrderAt: (string | null);
    };
    ListedDamageCase: {
      id: string;
      number: string;
      origin: ("PROTOCOL" | "COMPLAINT");
      reportedBy: (("CUSTOMER" | "DISPATCH") | null);
      state: ("OPEN" | "IN_REVIEW" | "DECIDED" | "CLOSED");
      description: (string | null);
      createdAt: string;
      decidedAt: (string | null);
      closedAt: (string | null);
      damages: components['schemas']["MarkedDamage"][];
      liability: ("OPEN" | "OPERATOR" | "DRIVER" | "CUSTOMER" | "THIRD_PARTY" | "NOT_OURS");
      liabilityReason: (string | null);
      estimate: (number | null);
      currency: string;
      version: number;
      orderNumber: string;
      accountId: string;
      accountName: string;
      vehicle: string;
      licensePlate: (string | null);
      nextTask: ({
        text: (string | null);
        dueOn: string;
      } | null);
    };
    ListedInvoice: {
      invoiceNumber: string;
      kind: ("INVOICE" | "CANCELLATION" | "CREDIT_NOTE");
      invoicedAt: string;
      invoiceDate: string;
      dueOn: string;
      documentId: string;
      hasXml: boolean;
      orderId: (string | null);
      orderNumber: (string | null);
      firstOrderId: (string | null);
      externalOrderId: (string | null);
      orderCount: number;
      accountId: string;
      accountName: string;
      net: number;
      vat: number;
      vatRate: (number | null);
      gross: number;
      currency: string;
      vatGroups: {
        category: ("S" | "AE" | "E" | "Z" | "G" | "K" | "O");
        rate: number;
        net: number;
        vat: number;
      }[];
      corrects: (string | null);
      reason: (string | null);
      cancelledBy: (string | null);
      replacedBy: (string | null);
      creditedBy: string[];
      mail: ({
        id: string;
        recipient: string;
        state: ("PENDING" | "SENT" | "FAILED" | "KEPT");
      } | null);
      mailTo: (string | null);
    };
    ListedUser: {
      id: string;
      email: string;
      name: string;
      role: ("admin" | "developer" | "member" | "viewer" | "dispatcher" | "accounting");
      disabled: boolean;
      createdAt: string;
      lastSignInAt: (string | null);
      invited: boolean;
      oneTimeCodes: boolean;
      passkeys: number;
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
    LoggedCall: {
      requestId: string;
      at: string;
      interface: ("v1" | "legacy" | "oauth" | "mcp");
      environment: ("production" | "sandbox");
      method: string;
      path: string;
      status: number;
      durationMs: number;
      credential: ({
        id: string;
        name: string;
        type: ("api_key" | "oauth_client");
        prefix: string;
        clientId: (string | null);
      } | null);
      order: ({
        id: string;
        number: string;
      } | null);
      externalOrderId: (string | null);
      errorCode: (("ACCESS_TOKEN_REQUIRED" | "ACCOUNT_NOT_ELIGIBLE" | "ACCOUNT_SUSPENDED" | "CREDENTIALS_AWAITING_APPROVAL" | "CREDENTIALS_DISABLED" | "CREDENTIALS_EXPIRED" | "DOCUMENT_NOT_FOUND" | "ENDPOINT_PAUSED" | "EXTERNAL_ORDER_ID_EXISTS" | "FEATURE_NOT_ENABLED" | "IDEMPOTENCY_KEY_REUSED" | "IDEMPOTENCY_REQUEST_IN_PROGRESS" | "INSUFFICIENT_SCOPE" | "INTERNAL_ERROR" | "INVALID_CREDENTIALS" | "INVALID_CURSOR" | "INVALID_IDEMPOTENCY_KEY" | "INVALID_JSON" | "INVALID_REQUEST" | "INVALID_SCENARIO" | "INVALID_TOKEN" | "INVALID_WEBHOOK_URL" | "NOT_FOUND" | "NO_CONTRACTING_PARTY" | "NO_TENANT" | "NO_V1_MESSAGE" | "NUMBER_COLLISION" | "ORDER_NOT_CANCELLABLE" | "ORDER_NOT_CHANGEABLE" | "ORDER_NOT_FOUND" | "PAYLOAD_TOO_LARGE" | "PRICE_NOT_CONFIRMED" | "PRICE_TOKEN_INVALID" | "QUOTE_ACCEPTANCE_NOT_AGREED" | "QUOTE_ALREADY_DECIDED" | "QUOTE_DOCUMENT_NOT_FOUND" | "QUOTE_EXPIRED" | "QUOTE_NOT_FOUND" | "QUOTE_NOT_OFFERED" | "QUOTE_VERSION_MISMATCH" | "RATE_LIMITED" | "REQUEST_HAS_QUOTE" | "SANDBOX_FINISHED" | "SANDBOX_LIMIT" | "SANDBOX_ONLY" | "SERVICE_BUSY" | "SERVICE_NOT_APPLICABLE" | "SERVICE_NOT_SUPPORTED" | "SERVICE_UNAVAILABLE" | "STORAGE_UNAVAILABLE" | "SUBSCRIPTION_NOT_FOUND" | "TOKEN_EXPIRED" | "TOO_MANY_SUBSCRIPTIONS" | "TRANSPORT_TYPE_NOT_ALLOWED" | "UNAUTHORIZED" | "VEHICLE_NOT_DRIVEABLE" | "invalid_client" | "invalid_request" | "invalid_scope" | "server_error" | "temporarily_unavailable" | "unauthorized_client" | "unsupported_grant_type") | null);
      refusal: (("REVOKED" | "ROLLED" | "ADDRESS_NOT_ALLOWED") | null);
      address: string;
      userAgent: (string | null);
    };
    Logo: {
      contentType: string;
      size: number;
      updatedAt: string;
    };
    Mail: {
      id: string;
      accountId: (string | null);
      environment: ("production" | "sandbox");
      orderId: (string | null);
      kind: ("QUOTE" | "TRACKING_LINK" | "STATUS" | "DRIVER_LINK" | "INVITATION" | "PASSWORD_RESET" | "NEW_DEVICE" | "SIGN_IN_CHANGED" | "BANK_CHANGED" | "DAILY_DIGEST" | "ENDPOINT_FAILING" | "KEY_EXPIRING" | "KEY_CREATED" | "QUESTION" | "REMINDER" | "INVOICE" | "DRIVER_NOTICE" | "DAMAGE_LETTER" | "ORDER_CHANGE" | "CARRIER_OFFER");
      recipient: string;
      subject: string;
      documentId: (string | null);
      xmlDocumentId: (string | null);
      language: ("de" | "en");
      state: ("PENDING" | "SENT" | "FAILED" | "KEPT");
      attempts: number;
      nextAttemptAt: (string | null);
      error: (string | null);
      messageId: (string | null);
      createdAt: string;
      sentAt: (string | null);
      text: string;
      html: string;
    };
    MailSummary: {
      id: string;
      accountId: (string | null);
      environment: ("production" | "sandbox");
      orderId: (string | null);
      kind: ("QUOTE" | "TRACKING_LINK" | "STATUS" | "DRIVER_LINK" | "INVITATION" | "PASSWORD_RESET" | "NEW_DEVICE" | "SIGN_IN_CHANGED" | "BANK_CHANGED" | "DAILY_DIGEST" | "ENDPOINT_FAILING" | "KEY_EXPIRING" | "KEY_CREATED" | "QUESTION" | "REMINDER" | "INVOICE" | "DRIVER_NOTICE" | "DAMAGE_LETTER" | "ORDER_CHANGE" | "CARRIER_OFFER");
      recipient: string;
      subject: string;
      documentId: (string | null);
      xmlDocumentId: (string | null);
      language: ("de" | "en");
      state: ("PENDING" | "SENT" | "FAILED" | "KEPT");
      attempts: number;
      nextAttemptAt: (string | null);
      error: (string | null);
      messageId: (string | null);
      createdAt: string;
      sentAt: (string | null);
    };
    MappedOrder: {
      order: components['schemas']["PlanOrder"];
      position: ({
        lat: number;
        lng: number;
        headingDegrees: (number | null);
        speedKmh: (number | null);
        recordedAt: string;
      } | null);
      pickupAt: (string | null);
      deliveryAt: (string | null);
      lateMinutes: number;
      silent: boolean;
      leftKm: (number | null);
    };
    MarkedDamage: {
      part: (("bumperFront" | "bumperRear" | "wheelFront" | "wheelRear" | "wingFront" | "wingRear" | "doorFront" | "doorRear" | "sideWall" | "windowFront" | "windowRear" | "sill" | "roof" | "bonnet" | "windscreen" | "rearWindow" | "tailgate" | "headlight" | "tailLight" | "grille") | null);
      side: (("left" | "right") | null);
      type: (string | null);
      description: string;
      position: ({
        view: ("LEFT" | "RIGHT" | "TOP" | "FRONT" | "REAR");
        x: number;
        y: number;
      } | null);
    };
    ObservedWebhookEndpoint: {
      id: string;
      url: string;
      events: string[];
      description: (string | null);
      environment: ("production" | "sandbox");
      status: ("ACTIVE" | "PAUSED");
      format: ("2026-09-01" | "legacy");
      createdAt: string;
      updatedAt: string;
      secretCreatedAt: string;
      oldSecretUntil: (string | null);
      health: components['schemas']["WebhookHealth"];
    };
    Obstacle: ({
      kind: "ABSENT";
      absence: (("DAY_OFF" | "HOLIDAY" | "SICKNESS") | null);
      firstDay: string;
      lastDay: string;
    } | {
      kind: "OUTSIDE_HOURS";
      from: (string | null);
      to: (string | null);
    } | {
      kind: "LICENCE_MISSING";
      licence: ("B" | "BE" | "C1" | "C1E" | "C" | "CE");
    } | {
      kind: "MAY_NOT_DRIVE";
      vehicle: ("TRAILER" | "TRUCK" | "ELECTRIC");
    } | {
      kind: "LONG_DAY";
      minutes: number;
      maxMinutes: number;
      endsAt: string;
    } | {
      kind: "SHORT_REST";
      minutes: number;
      minMinutes: number;
      from: string;
      to: string;
    });
    OpenItem: {
      id: string;
      invoiceNumber: string;
      accountId: string;
      accountName: string;
      invoiceDate: string;
      dueOn: string;
      daysOverdue: number;
      age: ("NOT_DUE" | "DAYS_30" | "DAYS_60" | "DAYS_90" | "OLDER");
      currency: string;
      gross: number;
      open: number;
      reminderLevel: number;
      blocked: (string | null);
      accountBlocked: (string | null);
    };
    OpeningHours: {
      week: {
        MONDAY: {
          from: string;
          to: string;
        }[];
        TUESDAY: {
          from: string;
          to: string;
        }[];
        WEDNESDAY: {
          from: string;
          to: string;
        }[];
        THURSDAY: {
          from: string;
          to: string;
        }[];
        FRIDAY: {
          from: string;
          to: string;
        }[];
        SATURDAY: {
          from: string;
          to: string;
        }[];
        SUNDAY: {
          from: string;
          to: string;
        }[];
      };
      exceptions: {
        day: string;
        periods: {
          from: string;
          to: string;
        }[];
        note: (string | null);
      }[];
    };
    Operator: {
      name: string;
      address: (string | null);
      vatId: (string | null);
      managedBy: (string | null);
      register: (string | null);
      phone: (string | null);
      phoneHours: (string | null);
      legalNoticeUrl: (string | null);
      privacyUrl: (string | null);
      termsUrl: (string | null);
      bank: ({
        name: (string | null);
        iban: string;
        bic: (string | null);
      } | null);
      sender: ({
        name: string;
        email: string;
      } | null);
      timeZone: string;
      csvFormat: ("GERMAN" | "INTERNATIONAL");
      [key: string]: unknown;
    };
    Order: {
      kind: ("ORDER" | "REQUEST");
      id: string;
      orderNumber: (string | null);
      trackingNumber: string;
      trackingUrl: string;
      requestNumber: (string | null);
      externalOrderId: (string | null);
      customerReference: (string | null);
      status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
      readiness: {
        status: ("READY_FOR_PLANNING" | "INCOMPLETE");
        documentsRequired: boolean;
        missing: string[];
      };
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
      actualPickup: (string | null);
      actualDelivery: (string | null);
      services: {
        registration: boolean;
        shortTermPlate: boolean;
      };
      instructions: (string | null);
      price: ({
        net: number;
        gross: number;
        vatRate: number;
        currency: string;
      } | null);
      driver: ({
        firstName: string;
        initial: string;
      } | null);
      metadata: {
        [key: string]: unknown;
      };
      sandbox: boolean;
      createdAt: string;
      updatedAt: string;
    };
    OrderCreation: {
      externalOrderId?: (string | null);
      customerReference?: (string | null);
      transportType: (("DRIVEN" | "TRAILER" | "TRUCK") | null);
      vehicle?: ({
        vin?: (string | null);
        manufacturer?: (string | null);
        model?: (string | null);
        modelYear?: (number | null);
        type: (("CAR" | "COMBI" | "SUV" | "VAN" | "TRUCK_7_5" | "TRUCK_12" | "TRUCK_40") | null);
        fuelType: (("DIESEL" | "PETROL" | "ELECTRIC" | "HYBRID" | "HYDROGEN" | "LPG" | "LNG") | null);
        registration?: ({
          status?: (("REGISTERED" | "NOT_REGISTERED" | "DEREGISTERED") | null);
          licensePlate?: (string | null);
        } | null);
        operationalStatus?: ({
          driveable: (boolean | null);
          roadworthy: (boolean | null);
        } | null);
      } | null);
      pickup: {
        company?: (string | null);
        street: string;
        postalCode: string;
        city: string;
        country: (string | null);
        contact?: ({
          name?: (string | null);
          phone?: (string | null);
        } | null);
      };
      delivery: {
        company?: (string | null);
        street: string;
        postalCode: string;
        city: string;
        country: (string | null);
        contact?: ({
          name?: (string | null);
          phone?: (string | null);
        } | null);
      };
      requestedPickup?: (string | null);
      requestedDelivery?: (string | null);
      services?: ({
        registration: (boolean | null);
        shortTermPlate: (boolean | null);
        exportPlate: (boolean | null);
        customs: (boolean | null);
      } | null);
      instructions?: (string | null);
      endCustomerEmail?: (string | null);
      metadata: ({
        [key: string]: unknown;
      } | null);
    };
    OrderTermsChange: {
      transportType?: ("DRIVEN" | "TRAILER" | "TRUCK");
      vehicle?: {
        vin?: (string | null);
        manufacturer?: (string | null);
        model?: (string | null);
        modelYear?: (number | null);
        type?: ("CAR" | "COMBI" | "SUV" | "VAN" | "TRUCK_7_5" | "TRUCK_12" | "TRUCK_40");
        fuelType?: ("DIESEL" | "PETROL" | "ELECTRIC" | "HYBRID" | "HYDROGEN" | "LPG" | "LNG");
        registration?: {
          licensePlate?: (string | null);
        };
        operationalStatus?: {
          driveable?: boolean;
          roadworthy?: boolean;
        };
      };
      pickup?: {
        company?: (string | null);
        street: string;
        postalCode: string;
        city: string;
        country: (string | null);
        contact?: {
          name?: (string | null);
          phone?: (string | null);
        };
      };
      delivery?: {
        company?: (string | null);
        street: string;
        postalCode: string;
        city: string;
        country: (string | null);
        contact?: {
          name?: (string | null);
          phone?: (string | null);
        };
      };
      services?: {
        registration?: boolean;
        shortTermPlate?: boolean;
      };
      priceNet?: number;
      reason?: string;
      version: number;
      seenNet?: number;
    };
    OwedSum: {
      count: number;
      amounts: {
        currency: string;
        amount: number;
      }[];
    };
    OwnAccount: {
      email: string;
      name: string;
      language: (("de" | "en") | null);
      notifications: {
        dailyDigest: boolean;
        endpointFailing: boolean;
        keyExpiring: boolean;
      };
      hasPassword: boolean;
      oneTimeCodes: boolean;
      recoveryCodesLeft: number;
      passkeys: components['schemas']["Passkey"][];
      sessions: {
        id: string;
        current: boolean;
        createdAt: string;
        lastUsedAt: string;
        address: string;
        userAgent: (string | null);
        provenBy: ("password" | "code" | "passkey" | "demo");
      }[];
    };
    Passkey: {
      id: string;
      name: string;
      createdAt: string;
      lastUsedAt: (string | null);
    };
    PasskeyAnswer: {
      id: string;
      rawId: string;
      type: string;
      response: {
        clientDataJSON: string;
        [key: string]: unknown;
      };
      clientExtensionResults: {
        [key: string]: unknown;
      };
      [key: string]: unknown;
    };
    PasskeyOptions: {
      challenge: string;
      [key: string]: unknown;
    };
    Payment: {
      id: string;
      byHand: boolean;
      bookedOn: string;
      amount: number;
      currency: string;
      rest: number;
      payerName: (string | null);
      payerIban: (string | null);
      remittance: string;
      endToEndId: (string | null);
      setAside: (string | null);
      allocations: {
        id: string;
        invoiceNumber: string;
        kind: ("PAYMENT" | "DISCOUNT" | "WRITE_OFF");
        amount: number;
      }[];
      match: (components['schemas']["PaymentMatch"] | null);
    };
    PaymentMatch: {
      certain: boolean;
      reason: (("OUTGOING" | "LESS_THAN_OPEN" | "MORE_THAN_OPEN" | "SEVERAL_ACCOUNTS" | "AMOUNT_ONLY" | "NOTHING_FOUND") | null);
      proposals: {
        invoiceId: string;
        invoiceNumber: string;
        accountName: string;
        invoiceDate: string;
        open: number;
        amount: number;
        discount: number;
        reasons: ("NUMBER" | "AMOUNT" | "DISCOUNT" | "PAYER" | "NAME")[];
      }[];
    };
    PhotoPair: {
      damageNumber: (number | null);
      caption: (string | null);
      pickup: {
        id: string;
        caption: (string | null);
        takenAt: (string | null);
      }[];
      delivery: {
        id: string;
        caption: (string | null);
        takenAt: (string | null);
      }[];
      reported: {
        id: string;
        source: ("CUSTOMER" | "DISPATCH");
        damageNumber: (number | null);
        createdAt: string;
      }[];
    };
    Place: {
      id: string;
      name: string;
      street: string;
      postalCode: string;
      city: string;
      country: string;
      coordinates: ({
        lat: number;
        lng: number;
      } | null);
      openingHours: (components['schemas']["OpeningHours"] | null);
      contacts: {
        name: (string | null);
        phone: (string | null);
        email: (string | null);
      }[];
      remarks: (string | null);
      createdAt: string;
      updatedAt: string;
    };
    PlaceCandidate: {
      id: string;
      by: ("POSTAL_CODE" | "CITY");
      city: string;
      near: (string | null);
      postalCode: (string | null);
      postalArea: (string | null);
      lat: number;
      lng: number;
    };
    PlaceChange: {
      name?: string;
      street?: string;
      postalCode?: string;
      city?: string;
      country?: string;
      coordinates?: ({
        lat: number;
        lng: number;
      } | null);
      openingHours?: ({
        week: {
          MONDAY: {
            from: string;
            to: string;
          }[];
          TUESDAY: {
            from: string;
            to: string;
          }[];
          WEDNESDAY: {
            from: string;
            to: string;
          }[];
          THURSDAY: {
            from: string;
            to: string;
          }[];
          FRIDAY: {
            from: string;
            to: string;
          }[];
          SATURDAY: {
            from: string;
            to: string;
          }[];
          SUNDAY: {
            from: string;
            to: string;
          }[];
        };
        exceptions: {
          day: string;
          periods: {
            from: string;
            to: string;
          }[];
          note: (string | null);
        }[];
      } | null);
      contacts?: {
        name: (string | null);
        phone: (string | null);
        email: (string | null);
      }[];
      remarks?: (string | null);
    };
    PlaceCreation: {
      name: string;
      street: string;
      postalCode: string;
      city: string;
      country: string;
      coordinates: ({
        lat: number;
        lng: number;
      } | null);
      openingHours: ({
        week: {
          MONDAY: {
            from: string;
            to: string;
          }[];
          TUESDAY: {
            from: string;
            to: string;
          }[];
          WEDNESDAY: {
            from: string;
            to: string;
          }[];
          THURSDAY: {
            from: string;
            to: string;
          }[];
          FRIDAY: {
            from: string;
            to: string;
          }[];
          SATURDAY: {
            from: string;
            to: string;
          }[];
          SUNDAY: {
            from: string;
            to: string;
          }[];
        };
        exceptions: {
          day: string;
          periods: {
            from: string;
            to: string;
          }[];
          note: (string | null);
        }[];
      } | null);
      contacts: {
        name: (string | null);
        phone: (string | null);
        email: (string | null);
      }[];
      remarks: (string | null);
    };
    PlaceMatch: {
      place: (components['schemas']["Place"] | null);
      opening: ({
        isOpen: boolean;
        opensAt: (string | null);
        closesAt: (string | null);
        timeZone: string;
      } | null);
    };
    PlanOrder: {
      id: string;
      number: string;
      accountId: string;
      customer: string;
      status: ("DRAFT" | "REQUESTED" | "CONFIRMED" | "OPEN" | "POOLED" | "TENANT_ACCEPTED" | "OFFERED" | "ASSIGNED" | "ACCEPTED" | "PICKUP" | "IN_TRANSIT" | "DELIVERY" | "DELIVERED" | "COMPLETED" | "INVOICED" | "CANCELLED" | "COMPLAINT" | "RECEIVED" | "QUOTE_REQUIRED" | "QUOTE_SENT" | "QUOTE_ACCEPTED" | "CONVERTED" | "REJECTED");
      version: number;
      vehicle: string;
      licensePlate: (string | null);
      transportType: ("DRIVEN" | "TRAILER" | "TRUCK");
      vehicleType: ("CAR" | "COMBI" | "SUV" | "VAN" | "TRUCK_7_5" | "TRUCK_12" | "TRUCK_40");
      fuelType: ("DIESEL" | "PETROL" | "ELECTRIC" | "HYBRID" | "HYDROGEN" | "LPG" | "LNG");
      pickup: {
        city: string;
        coordinates: ({
          lat: number;
          lng: number;
        } | null);
      };
      delivery: {
        city: string;
        coordinates: ({
          lat: number;
          lng: number;
        } | null);
      };
      requestedPickup: (string | null);
      requestedDelivery: (string | null);
      agreedDelivery: (string | null);
      actualPickup: (string | null);
      actualDelivery: (string | null);
      distanceKm: (number | null);
      hasDamage: boolean;
      undecidedDamage: (("COMPLAINT" | "DAMAGE") | null);
      driverId: (string | null);
      driverName: (string | null);
      driverPhone: (string | null);
      sharesLocation: boolean;
      assignedAt: (string | null);
    };
    PlannedReminder: {
      accountId: string;
      accountName: string;
      level: number;
      currency: string;
      open: number;
      fee: number;
      total: number;
      payUntil: string;
      invoices: {
        id: string;
        invoiceNumber: string;
        dueOn: string;
        open: number;
        currency: string;
        level: number;
      }[];
    };
    PlannedTrip: {
      order: components['schemas']["PlanOrder"];
      startsAt: string;
      arrivesAt: string;
      endsAt: string;
      lateMinutes: number;
      closed: components['schemas']["ClosedStop"][];
    };
    PlanningRates: {
      transitTimeFactor: number;
      transitWaitMinutes: number;
      transitPerKm: number;
      shuttlePerKm: number;
      shuttleSeats: number;
      overnightCost: number;
      overnightWithinKm: number;
      hourCost: number;
      [key: string]: unknown;
    };
    PossibleCommand: {
      command: string;
      leadsTo: ("DRAFT" | "REQUESTED" | "CONFIRMED" | "OPEN" | "POOLED" | "TENANT_ACCEPTED" | "OFFERED" | "ASSIGNED" | "ACCEPTED" | "PICKUP" | "IN_TRANSIT" | "DELIVERY" | "DELIVERED" | "COMPLETED" | "INVOICED" | "CANCELLED" | "COMPLAINT" | "RECEIVED" | "QUOTE_REQUIRED" | "QUOTE_SENT" | "QUOTE_ACCEPTED" | "CONVERTED" | "REJECTED");
      events: {
        type: ("order.created" | "order.accepted" | "order.scheduled" | "driver.assigned" | "pickup.started" | "pickup.arrived" | "vehicle.picked_up" | "transport.started" | "transport.delayed" | "order.rescheduled" | "delivery.arrived" | "vehicle.delivered" | "damage.reported" | "order.completed" | "order.cancelled" | "order.rejected" | "document.uploaded" | "quote.offered" | "invoice.created" | "invoice.cancelled" | "webhook.test");
        conditional: boolean;
        receivers: number;
      }[];
      documents: {
        kind: ("PICKUP_PROTOCOL" | "DELIVERY_PROTOCOL" | "DAMAGE_REPORT" | "AUTHORIZATION" | "VEHICLE_DOCUMENT" | "INVOICE" | "QUOTE" | "SIGNED_QUOTE");
        conditional: boolean;
      }[];
      mail: ({
        topic: string;
        conditional: boolean;
        to: string;
      } | null);
    };
    PreparedQuestion: {
      recipient: string;
      language: ("de" | "en");
      text: string;
    };
    PricePreview: {
      distanceKm: (number | null);
      byStreet: boolean;
      agreement: {
        version: number;
        since: string;
      };
      options: {
        transportType: ("DRIVEN" | "TRAILER" | "TRUCK");
        outcome: ("ORDER" | "REQUEST" | "NOT_POSSIBLE");
        reason: (string | null);
        price: (components['schemas']["PriceWithLines"] | null);
      }[];
      services: {
        registrationNet: number;
        shortTermPlateNet: number;
      };
      quoteRequired: {
        transportTypes: string[];
        vehicleTypes: string[];
        distanceAboveKm: (number | null);
      };
      receivers: number;
    };
    PriceWithLines: {
      net: number;
      gross: number;
      vat: number;
      vatRate: number;
      currency: string;
      lines: {
        code: (string | null);
        description: string;
        quantity: number;
        unitNet: number;
        net: number;
      }[];
    };
    Proposal: {
      day: string;
      from: string;
      to: string;
      madeAt: string;
      orders: number;
      unreleased: components['schemas']["PlanOrder"][];
      drivers: {
        driver: {
          id: string;
          name: string;
          phone: (string | null);
        };
        fromCity: (string | null);
        homeCity: (string | null);
        unsure: ({
          order: string;
          minutes: number;
        } | null);
        legs: {
          order: components['schemas']["PlanOrder"];
          set: boolean;
          startsAt: string;
          endsAt: string;
          deadheadKm: (number | null);
          lateMinutes: number;
          way: components['schemas']["ProposedWay"];
          reason: (components['schemas']["ProposalReason"] | null);
        }[];
        home: (components['schemas']["ProposedWay"] | null);
        deadheadKm: number;
        costCents: number;
        dayMinutes: number;
      }[];
      late: {
        orderId: string;
        alternatives: {
          driverId: string;
          name: string;
          moreKm: number;
        }[];
      }[];
      open: {
        order: components['schemas']["PlanOrder"];
        nearest: ({
          name: string;
          km: (number | null);
          why: ("LATE" | "NEXT_TRIP" | "LONG_DAY" | "SHORT_REST" | "NOT_HOME" | "ABSENT" | "OUTSIDE_HOURS" | "LICENCE_MISSING" | "MAY_NOT_DRIVE");
        } | null);
      }[];
      proposed: {
        deadheadKm: number;
        costCents: number;
        placed: number;
        onTime: number;
      };
      nearestFirst: {
        deadheadKm: number;
        costCents: number;
        placed: number;
        onTime: number;
      };
      asItStands: {
        deadheadKm: number;
        costCents: number;
        placed: number;
        onTime: number;
      };
      oneMoreDriver: ({
        city: (string | null);
        placed: number;
        deadheadKm: number;
        costCents: number;
      } | null);
      timetable: ({
        asked: number;
        answered: number;
      } | null);
    };
    ProposalReason: {
      kind: ("ONLY_DRIVER" | "SHARED_CAR" | "CONTINUES" | "LEADS_HOME" | "STARTS_NEAR" | "LEAST_COST");
      km: (number | null);
      after: (string | null);
      next: ({
        driverId: string;
        name: string;
        moreCents: number;
        moreKm: number;
      } | null);
    };
    ProposedWay: {
      mode: ("NONE" | "WALK" | "TRANSIT" | "SHUTTLE" | "OVERNIGHT");
      km: (number | null);
      minutes: number;
      costCents: number;
      leavesAt: string;
      toCity: (string | null);
      byTimetable: boolean;
      sharedWith: string[];
      nextDay: ({
        city: (string | null);
        km: number;
      } | null);
    };
    QueuedRequest: {
      id: string;
      requestNumber: string;
      orderNumber: (string | null);
      status: ("DRAFT" | "REQUESTED" | "CONFIRMED" | "OPEN" | "POOLED" | "TENANT_ACCEPTED" | "OFFERED" | "ASSIGNED" | "ACCEPTED" | "PICKUP" | "IN_TRANSIT" | "DELIVERY" | "DELIVERED" | "COMPLETED" | "INVOICED" | "CANCELLED" | "COMPLAINT" | "RECEIVED" | "QUOTE_REQUIRED" | "QUOTE_SENT" | "QUOTE_ACCEPTED" | "CONVERTED" | "REJECTED");
      createdAt: string;
      from: string;
      to: string;
      distanceKm: (number | null);
      requestedPickup: (string | null);
      vehicle: (string | null);
      vehicleType: string;
      transportType: ("DRIVEN" | "TRAILER" | "TRUCK");
      driveable: boolean;
      quoteReason: (string | null);
      distanceAboveKm: (number | null);
      account: {
        id: string;
        name: string;
      };
      origin: ({
        channel: string;
        name: (string | null);
      } | null);
      mail: ({
        recipient: string;
        state: ("PENDING" | "SENT" | "FAILED" | "KEPT");
        at: string;
      } | null);
      unclear: {
        end: ("pickup" | "delivery");
        postalCode: string;
        city: string;
        postalTown: (string | null);
      }[];
      proposedNet: (number | null);
      currency: string;
      quote: ({
        quoteNumber: string;
        version: number;
        state: ("REQUESTED" | "OFFERED" | "ACCEPTED" | "DECLINED" | "WITHDRAWN" | "EXPIRED");
        net: number;
        validUntil: string;
        offeredAt: string;
        decidedAt: (string | null);
      } | null);
    };
    Quote: {
      id: string;
      quoteNumber: (string | null);
      requestId: string;
      requestNumber: string;
      orderId: (string | null);
      orderNumber: (string | null);
      state: ("REQUESTED" | "OFFERED" | "ACCEPTED" | "DECLINED" | "WITHDRAWN" | "EXPIRED");
      version: number;
      validUntil: (string | null);
      amounts: ({
        net: number;
        gross: number;
        vat: number;
        vatRate: number;
        currency: string;
      } | null);
      lineItems: {
        description: string;
        quantity: number;
        unitNet: number;
        net: number;
      }[];
      acceptance: {
        viaApi: boolean;
        url: (string | null);
      };
      documentUrl: (string | null);
      createdAt: string;
      updatedAt: string;
      decidedAt: (string | null);
    };
    QuotePreview: {
      net: number;
      gross: number;
      vat: number;
      vatRate: number;
      currency: string;
      lines: {
        code: (string | null);
        description: string;
        quantity: number;
        unitNet: number;
        net: number;
      }[];
      version: number;
      validUntil: string;
    };
    QuoteVersion: {
      net: number;
      gross: number;
      vat: number;
      vatRate: number;
      currency: string;
      lines: {
        code: (string | null);
        description: string;
        quantity: number;
        unitNet: number;
        net: number;
      }[];
      version: number;
      state: ("OFFERED" | "ACCEPTED" | "DECLINED" | "WITHDRAWN" | "EXPIRED" | "SUPERSEDED");
      note: (string | null);
      validUntil: string;
      offeredAt: string;
      offeredBy: ({
        name: (string | null);
        channel: string;
      } | null);
      endedAt: (string | null);
      endedBy: ({
        name: (string | null);
        channel: string;
      } | null);
    };
    RecurringOrder: {
      id: string;
      name: string;
      customer: {
        id: string;
        name: string;
      };
      pickupCity: string;
      deliveryCity: string;
      vehicle: string;
      vehicleCount: number;
      weekdays: number[];
      everyWeeks: number;
      pickupTime: string;
      deliveryAfterMinutes: (number | null);
      startsOn: string;
      endsOn: (string | null);
      skipsHolidays: boolean;
      daysAhead: number;
      state: ("ACTIVE" | "PAUSED" | "ENDED");
      nextDays: {
        day: string;
        skipped: boolean;
      }[];
      version: number;
      createdAt: string;
      updatedAt: string;
    };
    RecurringOrderDetails: {
      id: string;
      name: string;
      customer: {
        id: string;
        name: string;
      };
      pickupCity: string;
      deliveryCity: string;
      vehicle: string;
      vehicleCount: number;
      weekdays: number[];
      everyWeeks: number;
      pickupTime: string;
      deliveryAfterMinutes: (number | null);
      startsOn: string;
      endsOn: (string | null);
      skipsHolidays: boolean;
      daysAhead: number;
      state: ("ACTIVE" | "PAUSED" | "ENDED");
      nextDays: {
        day: string;
        skipped: boolean;
      }[];
      version: number;
      createdAt: string;
      updatedAt: string;
      dates: {
        day: string;
        outcome: ("CREATED" | "REFUSED");
        orders: {
          id: string;
          number: string;
        }[];
        error: ({
          code: string;
          message: string;
        } | null);
        createdAt: string;
      }[];
    };
    Reminder: {
      id: string;
      accountId: string;
      accountName: string;
      level: number;
      recipient: string;
      currency: string;
      open: number;
      fee: number;
      payUntil: string;
      createdAt: string;
      invoiceNumbers: string[];
    };
    ReportedDamage: {
      part?: (("bumperFront" | "bumperRear" | "wheelFront" | "wheelRear" | "wingFront" | "wingRear" | "doorFront" | "doorRear" | "sideWall" | "windowFront" | "windowRear" | "sill" | "roof" | "bonnet" | "windscreen" | "rearWindow" | "tailgate" | "headlight" | "tailLight" | "grille") | null);
      side?: (("left" | "right") | null);
      type?: (string | null);
      description: string;
    };
    RequestSummary: {
      waiting: number;
      oldest: (string | null);
      offered: number;
      nextEnd: (string | null);
      decided: number;
    };
    RequestToQuote: {
      order: components['schemas']["DispatchOrder"];
      account: {
        id: string;
        name: string;
        language: ("de" | "en");
        email: (string | null);
      };
      origin: ({
        channel: string;
        name: (string | null);
      } | null);
      mail: ({
        recipient: string;
        state: ("PENDING" | "SENT" | "FAILED" | "KEPT");
        at: string;
      } | null);
      unclear: {
        end: ("pickup" | "delivery");
        postalCode: string;
        city: string;
        postalTown: (string | null);
      }[];
      agreement: {
        version: number;
        distanceAboveKm: (number | null);
      };
      proposal: {
        lines: {
          code: string;
          description: string;
          quantity: number;
          unitNet: (number | null);
        }[];
        includedKm: (number | null);
        net: (number | null);
        currency: string;
      };
      state: ("REQUESTED" | "OFFERED" | "ACCEPTED" | "DECLINED" | "WITHDRAWN" | "EXPIRED");
      quoteNumber: (string | null);
      version: number;
      versions: components['schemas']["QuoteVersion"][];
      comparablePrices: {
        requestNumber: string;
        accepted: boolean;
        net: number;
        at: (string | null);
      }[];
      usualValidity: string;
      receivers: number;
      missing: (string | null);
    };
    RolledWebhookSubscription: {
      id: string;
      url: string;
      events: string[];
      description: (string | null);
      environment: ("production" | "sandbox");
      status: ("ACTIVE" | "PAUSED");
      format: ("2026-09-01" | "legacy");
      createdAt: string;
      updatedAt: string;
      secret: string;
      standardWebhooksSecret: string;
      oldSecretUntil: string;
    };
    SavedView: {
      id: string;
      name: string;
      shared: boolean;
      filter: {
        layout: ("board" | "table" | "map");
        group?: ("open" | "release" | "assign" | "road" | "delivered" | "ended");
        pickup?: ("today" | "soon" | "week");
        accountId?: string;
        driverId?: string;
        late?: "true";
        search?: string;
      };
      owner: ({
        id: string;
        name: string;
      } | null);
      mine: boolean;
      createdAt: string;
      updatedAt: string;
    };
    ShortTermPlate: {
      id: string;
      number: string;
      validFrom: string;
      validUntil: string;
      state: ("IN_STOCK" | "WITH_DRIVER" | "USED" | "RETURNED");
      expired: boolean;
      driver: ({
        id: string;
        name: string;
      } | null);
      order: ({
        id: string;
        number: string;
      } | null);
      version: number;
      createdAt: string;
      updatedAt: string;
    };
    StagedOrder: {
      order: components['schemas']["DispatchOrder"];
      accountName: string;
      hasContractingParty: boolean;
      hasUndecidedDamage: boolean;
    };
    SuggestedPlace: {
      company: (string | null);
      street: string;
      postalCode: string;
      city: string;
      country: string;
      contactName: (string | null);
      contactPhone: (string | null);
      uses: number;
    };
    Summary: {
      today: number;
      urgent: number;
      orders: number;
      requests: number;
      drivers: number;
    };
    TermsChange: {
      transportType?: ("DRIVEN" | "TRAILER" | "TRUCK");
      vehicle?: {
        vin?: (string | null);
        manufacturer?: (string | null);
        model?: (string | null);
        modelYear?: (number | null);
        type?: ("CAR" | "COMBI" | "SUV" | "VAN" | "TRUCK_7_5" | "TRUCK_12" | "TRUCK_40");
        fuelType?: ("DIESEL" | "PETROL" | "ELECTRIC" | "HYBRID" | "HYDROGEN" | "LPG" | "LNG");
        registration?: {
          licensePlate?: (string | null);
        };
        operationalStatus?: {
          driveable?: boolean;
          roadworthy?: boolean;
        };
      };
      pickup?: {
        company?: (string | null);
        street: string;
        postalCode: string;
        city: string;
        country: (string | null);
        contact?: {
          name?: (string | null);
          phone?: (string | null);
        };
      };
      delivery?: {
        company?: (string | null);
        street: string;
        postalCode: string;
        city: string;
        country: (string | null);
        contact?: {
          name?: (string | null);
          phone?: (string | null);
        };
      };
      services?: {
        registration?: boolean;
        shortTermPlate?: boolean;
      };
      priceNet?: number;
      reason?: string;
    };
    User: {
      id: string;
      email: string;
      name: string;
      role: ("admin" | "developer" | "member" | "viewer" | "dispatcher" | "accounting");
      disabled: boolean;
      createdAt: string;
      lastSignInAt: (string | null);
    };
    VehiclesInTransit: {
      vehicles: {
        order: components['schemas']["PlanOrder"];
        lat: number;
        lng: number;
        headingDegrees: (number | null);
        speedKmh: (number | null);
        recordedAt: string;
        silent: boolean;
        lateMinutes: number;
        leftKm: (number | null);
        arrivesAt: string;
      }[];
      stops: {
        at: string;
        kind: ("PICKUP" | "DELIVERY");
        lateMinutes: number;
        order: components['schemas']["PlanOrder"];
      }[];
    };
    WaitingAbsence: {
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
      driverId: string;
      decidedBy: ({
        name: (string | null);
        channel: string;
      } | null);
      version: number;
      driverName: string;
      trips: number;
    };
    WebhookHealth: {
      messages: number;
      delivered: number;
      retrying: number;
      givenUp: number;
      waiting: number;
      open: number;
      typicalMs: (number | null);
      slowestMs: (number | null);
      lastSuccessAt: (string | null);
      lastFailure: ({
        at: string;
        status: (number | null);
        error: (string | null);
      } | null);
      failingSince: (string | null);
      nextAttemptAt: (string | null);
      hours: {
        from: string;
        delivered: number;
        failed: number;
        waiting: number;
      }[];
    };
    WebhookSubscription: {
      id: string;
      url: string;
      events: string[];
      description: (string | null);
      environment: ("production" | "sandbox");
      status: ("ACTIVE" | "PAUSED");
      format: ("2026-09-01" | "legacy");
      createdAt: string;
      updatedAt: string;
    };
    Workday: ({
      kind: "ANY_TIME";
    } | {
      kind: "HOURS";
      from: string;
      to: string;
    } | {
      kind: "NO_WORK";
    } | {
      kind: "ABSENT";
      absence: (("DAY_OFF" | "HOLIDAY" | "SICKNESS") | null);
      firstDay: string;
      lastDay: string;
    });
    WorkingTerms: {
      weeklyHours: (({
        from: string;
        to: string;
      } | null)[] | null);
      maxDayMinutes: (number | null);
      minRestMinutes: (number | null);
      licenceClasses: ("B" | "BE" | "C1" | "C1E" | "C" | "CE")[];
      mayDrive: ("TRAILER" | "TRUCK" | "ELECTRIC")[];
      employment: ("EMPLOYED" | "FREELANCE" | "CARRIER");
      home: ({
        postalCode: string;
        city: string;
        country: string;
        found: boolean;
      } | null);
    };
  };
}

export interface operations {
  getSetup: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          needed: boolean;
        };
      } };
    };
  };
  makeFirstAdmin: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        operatorToken: string;
        email: string;
        name: string;
        password: string;
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["ConsoleSession"];
      } };
    };
  };
  signIn: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        email: string;
        password: string;
        code?: string;
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["ConsoleSession"];
      } };
    };
  };
  getSession: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["ConsoleSession"];
      } };
    };
  };
  signOut: {
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
  challengePasskey: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["PasskeyOptions"];
      } };
    };
  };
  signInWithPasskey: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        answer: components['schemas']["PasskeyAnswer"];
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["ConsoleSession"];
      } };
    };
  };
  requestPasswordReset: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        email: string;
      };
    } };
    responses: {
      202: { content: {
        "application/json": {
          mailsAreSent: boolean;
        };
      } };
    };
  };
  openInvitation: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        token: string;
      };
    } };
    responses: {
      200: { content: {
        "application/json": {
          purpose: ("invitation" | "reset");
          email: string;
          name: string;
          account: (string | null);
          factors: ("code" | "passkey")[];
          passkeys: number;
        };
      } };
    };
  };
  acceptInvitation: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        token: string;
        password: string;
        code?: string;
        passkey?: components['schemas']["PasskeyAnswer"];
        removePasskeys?: boolean;
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["ConsoleSession"];
      } };
    };
  };
  getOwnAccount: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["OwnAccount"];
      } };
    };
  };
  changeOwnAccount: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        name?: string;
        language?: (("de" | "en") | null);
        notifications?: {
          dailyDigest: boolean;
          endpointFailing: boolean;
          keyExpiring: boolean;
        };
      };
    } };
    responses: {
      204: { content?: never };
    };
  };
  changePassword: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        current: string;
        password: string;
      };
    } };
    responses: {
      204: { content?: never };
    };
  };
  endOtherSessions: {
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
  endSession: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      204: { content?: never };
    };
  };
  proposeOneTimeCodes: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          secret: string;
          url: string;
        };
      } };
    };
  };
  switchOnOneTimeCodes: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        secret: string;
        code: string;
        currentCode?: string;
        password?: string;
        passkey?: components['schemas']["PasskeyAnswer"];
      };
    } };
    responses: {
      200: { content: {
        "application/json": {
          recoveryCodes: string[];
        };
      } };
    };
  };
  switchOffOneTimeCodes: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        code: string;
        password?: string;
        passkey?: components['schemas']["PasskeyAnswer"];
      };
    } };
    responses: {
      204: { content?: never };
    };
  };
  proposePasskey: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        password?: string;
        passkey?: components['schemas']["PasskeyAnswer"];
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["PasskeyOptions"];
      } };
    };
  };
  addPasskey: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        name: string;
        answer: components['schemas']["PasskeyAnswer"];
      };
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["Passkey"];
      } };
    };
  };
  removePasskey: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        password?: string;
        passkey?: components['schemas']["PasskeyAnswer"];
      };
    } };
    responses: {
      204: { content?: never };
    };
  };
  listOperatorUsers: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["ListedUser"][];
          mailsAreSent: boolean;
        };
      } };
    };
  };
  inviteOperatorUser: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        email: string;
        name: string;
        role: ("admin" | "dispatcher" | "accounting" | "viewer");
      };
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["User"];
      } };
    };
  };
  changeOperatorUser: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        name?: string;
        role?: ("admin" | "dispatcher" | "accounting" | "viewer");
        disabled?: boolean;
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["User"];
      } };
    };
  };
  removeOperatorUser: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      204: { content?: never };
    };
  };
  inviteOperatorUserAgain: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["User"];
      } };
    };
  };
  copyOperatorUserInvitation: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["InvitationLink"];
      } };
    };
  };
  openAccount: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        name: string;
        kind?: (("CUSTOMER" | "CARRIER") | null);
        status?: (("ACTIVE" | "SUSPENDED") | null);
        apiV1Production?: (boolean | null);
        writeKeysNeedApproval?: (boolean | null);
        language?: (("de" | "en") | null);
        contractingParty?: ({
          name: string;
          address: string;
          country?: (string | null);
          vatId?: (string | null);
          debtorNumber?: (string | null);
          email: string;
          invoiceEmail?: (string | null);
          invoicesByMail?: boolean;
          eInvoice?: ("ZUGFERD" | "XRECHNUNG");
          leitwegId?: (string | null);
        } | null);
      };
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["Account"];
      } };
    };
  };
  listAccounts: {
    parameters: {
      path?: never;
      query?: {
        limit?: number;
        cursor?: string;
        search?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["Account"][];
          nextCursor: (string | null);
        };
      } };
    };
  };
  getAccount: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["Account"];
      } };
    };
  };
  changeAccount: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        name?: string;
        kind?: ("CUSTOMER" | "CARRIER");
        status?: ("ACTIVE" | "SUSPENDED");
        apiV1Production?: boolean;
        writeKeysNeedApproval?: boolean;
        language?: ("de" | "en");
        contractingParty?: ({
          name: string;
          address: string;
          country?: (string | null);
          vatId?: (string | null);
          debtorNumber?: (string | null);
          email: string;
          invoiceEmail?: (string | null);
          invoicesByMail?: boolean;
          eInvoice?: ("ZUGFERD" | "XRECHNUNG");
          leitwegId?: (string | null);
        } | null);
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["Account"];
      } };
    };
  };
  deleteAccount: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      204: { content?: never };
    };
  };
  getAgreement: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["Agreement"];
      } };
    };
  };
  agreeOn: {
    parameters: {
      path: {
        id: string;
      };
      query?: {
        seenVersion?: string;
      };
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        currency?: string;
        vatRate?: number;
        payment?: {
          dueDays?: number;
          discount?: ({
            percent: number;
            days: number;
          } | null);
        };
        invoicing?: ("PER_ORDER" | "WEEKLY" | "MONTHLY");
        tariffs?: {
          transportType: ("DRIVEN" | "TRAILER" | "TRUCK");
          vehicleType?: (("CAR" | "COMBI" | "SUV" | "VAN" | "TRUCK_7_5" | "TRUCK_12" | "TRUCK_40") | null);
          baseNet: number;
          includedKm?: number;
          perKmNet?: number;
          minimumNet?: number;
        }[];
        services?: {
          registrationNet?: number;
          shortTermPlateNet?: number;
        };
        extras?: ({
          kind: "WAITING";
          netPerQuarterHour: number;
          freeMinutes?: number;
        } | {
          kind: "TRIP_IN_VAIN";
          percentOfPrice?: (number | null);
          net?: (number | null);
        } | {
          kind: "LATE_CANCELLATION";
          hoursBeforePickup: number;
          percentOfPrice?: (number | null);
          net?: (number | null);
        } | {
          kind: ("WASH" | "CHARGING" | "PLATES");
          net: number;
        } | {
          kind: "OTHER";
          name: string;
          net: number;
        })[];
        expenses?: {
          FUEL?: {
            billing?: ("AT_COST" | "UP_TO" | "INCLUDED");
            limitNet?: (number | null);
          };
          CHARGING?: {
            billing?: ("AT_COST" | "UP_TO" | "INCLUDED");
            limitNet?: (number | null);
          };
          TOLL?: {
            billing?: ("AT_COST" | "UP_TO" | "INCLUDED");
            limitNet?: (number | null);
          };
          PARKING?: {
            billing?: ("AT_COST" | "UP_TO" | "INCLUDED");
            limitNet?: (number | null);
          };
          WASH?: {
            billing?: ("AT_COST" | "UP_TO" | "INCLUDED");
            limitNet?: (number | null);
          };
          FERRY?: {
            billing?: ("AT_COST" | "UP_TO" | "INCLUDED");
            limitNet?: (number | null);
          };
          OTHER?: {
            billing?: ("AT_COST" | "UP_TO" | "INCLUDED");
            limitNet?: (number | null);
          };
        };
        allowedTransportTypes?: ("DRIVEN" | "TRAILER" | "TRUCK")[];
        quoteRequired?: {
          transportTypes?: ("DRIVEN" | "TRAILER" | "TRUCK")[];
          vehicleTypes?: ("CAR" | "COMBI" | "SUV" | "VAN" | "TRUCK_7_5" | "TRUCK_12" | "TRUCK_40")[];
          distanceAboveKm?: (number | null);
          distanceUnknown?: boolean;
        };
        release?: ("AUTOMATIC" | "MANUAL");
        quoteValidityDays?: number;
        quoteAcceptanceViaApi?: boolean;
        showDriver?: boolean;
        positionIntervalSeconds?: number;
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["Agreement"];
      } };
    };
  };
  listAgreementVersions: {
    parameters: {
      path: {
        id: string;
      };
      query?: {
        before?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["AgreementVersion"][];
        };
      } };
    };
  };
  previewAgreement: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        terms: {
          currency?: string;
          vatRate?: number;
          payment?: {
            dueDays?: number;
            discount?: ({
              percent: number;
              days: number;
            } | null);
          };
          invoicing?: ("PER_ORDER" | "WEEKLY" | "MONTHLY");
          tariffs?: {
            transportType: ("DRIVEN" | "TRAILER" | "TRUCK");
            vehicleType?: (("CAR" | "COMBI" | "SUV" | "VAN" | "TRUCK_7_5" | "TRUCK_12" | "TRUCK_40") | null);
            baseNet: number;
            includedKm?: number;
            perKmNet?: number;
            minimumNet?: number;
          }[];
          services?: {
            registrationNet?: number;
            shortTermPlateNet?: number;
          };
          extras?: ({
            kind: "WAITING";
            netPerQuarterHour: number;
            freeMinutes?: number;
          } | {
            kind: "TRIP_IN_VAIN";
            percentOfPrice?: (number | null);
            net?: (number | null);
          } | {
            kind: "LATE_CANCELLATION";
            hoursBeforePickup: number;
            percentOfPrice?: (number | null);
            net?: (number | null);
          } | {
            kind: ("WASH" | "CHARGING" | "PLATES");
            net: number;
          } | {
            kind: "OTHER";
            name: string;
            net: number;
          })[];
          expenses?: {
            FUEL?: {
              billing?: ("AT_COST" | "UP_TO" | "INCLUDED");
              limitNet?: (number | null);
            };
            CHARGING?: {
              billing?: ("AT_COST" | "UP_TO" | "INCLUDED");
              limitNet?: (number | null);
            };
            TOLL?: {
              billing?: ("AT_COST" | "UP_TO" | "INCLUDED");
              limitNet?: (number | null);
            };
            PARKING?: {
              billing?: ("AT_COST" | "UP_TO" | "INCLUDED");
              limitNet?: (number | null);
            };
            WASH?: {
              billing?: ("AT_COST" | "UP_TO" | "INCLUDED");
              limitNet?: (number | null);
            };
            FERRY?: {
              billing?: ("AT_COST" | "UP_TO" | "INCLUDED");
              limitNet?: (number | null);
            };
            OTHER?: {
              billing?: ("AT_COST" | "UP_TO" | "INCLUDED");
              limitNet?: (number | null);
            };
          };
          allowedTransportTypes?: ("DRIVEN" | "TRAILER" | "TRUCK")[];
          quoteRequired?: {
            transportTypes?: ("DRIVEN" | "TRAILER" | "TRUCK")[];
            vehicleTypes?: ("CAR" | "COMBI" | "SUV" | "VAN" | "TRUCK_7_5" | "TRUCK_12" | "TRUCK_40")[];
            distanceAboveKm?: (number | null);
            distanceUnknown?: boolean;
          };
          release?: ("AUTOMATIC" | "MANUAL");
          quoteValidityDays?: number;
          quoteAcceptanceViaApi?: boolean;
          showDriver?: boolean;
          positionIntervalSeconds?: number;
        };
        example?: ({
          pickup: {
            street?: (string | null);
            postalCode: string;
            city: string;
            country?: (string | null);
          };
          delivery: {
            street?: (string | null);
            postalCode: string;
            city: string;
            country?: (string | null);
          };
          vehicleType?: (("CAR" | "COMBI" | "SUV" | "VAN" | "TRUCK_7_5" | "TRUCK_12" | "TRUCK_40") | null);
          services?: ({
            registration?: (boolean | null);
            shortTermPlate?: (boolean | null);
          } | null);
          transportType?: (("DRIVEN" | "TRAILER" | "TRUCK") | null);
        } | null);
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["AgreementPreview"];
      } };
    };
  };
  listAccountActivity: {
    parameters: {
      path?: never;
      query?: {
        search?: string;
        limit?: number;
        cursor?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["ListedAccount"][];
          nextCursor: (string | null);
        };
      } };
    };
  };
  getAccountActivity: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["AccountActivity"];
      } };
    };
  };
  listFailedCalls: {
    parameters: {
      path: {
        id: string;
      };
      query?: {
        environment?: ("production" | "sandbox");
        limit?: number;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["LoggedCall"][];
        };
      } };
    };
  };
  listWebhookEndpointHealth: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["ObservedWebhookEndpoint"][];
        };
      } };
    };
  };
  createCredential: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        type: ("api_key" | "oauth_client");
        name: string;
        scopes?: (("orders:read" | "orders:write" | "tracking:read" | "documents:read" | "invoices:read" | "quotes:read" | "quotes:write" | "webhooks:manage")[] | null);
        allowedAddresses?: (string[] | null);
        expiresAt?: (string | null);
        environment: ("production" | "sandbox");
      };
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["CreatedCredential"];
      } };
    };
  };
  listCredentials: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["Credential"][];
        };
      } };
    };
  };
  changeCredential: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        disabled?: boolean;
        allowedAddresses?: string[];
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["Credential"];
      } };
    };
  };
  revokeCredential: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      204: { content?: never };
    };
  };
  approveCredential: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["Credential"];
      } };
    };
  };
  suggestPlaces: {
    parameters: {
      path: {
        id: string;
        environment: ("production" | "sandbox");
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["SuggestedPlace"][];
        };
      } };
    };
  };
  completeAddress: {
    parameters: {
      path: {
        id: string;
        environment: ("production" | "sandbox");
      };
      query?: {
        country?: string;
        postalCode?: string;
        city?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["AddressCompletion"];
      } };
    };
  };
  matchPlace: {
    parameters: {
      path: {
        id: string;
        environment: ("production" | "sandbox");
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        company?: (string | null);
        street: string;
        postalCode: string;
        city: string;
        country?: string;
        at?: (string | null);
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["PlaceMatch"];
      } };
    };
  };
  listPlaces: {
    parameters: {
      path: {
        id: string;
        environment: ("production" | "sandbox");
      };
      query?: {
        limit?: number;
        cursor?: string;
        search?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["Place"][];
          nextCursor: (string | null);
        };
      } };
    };
  };
  createPlace: {
    parameters: {
      path: {
        id: string;
        environment: ("production" | "sandbox");
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": components['schemas']["PlaceCreation"];
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["Place"];
      } };
    };
  };
  listDoubles: {
    parameters: {
      path: {
        id: string;
        environment: ("production" | "sandbox");
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: {
            id: string;
            name: string;
            street: string;
            postalCode: string;
            city: string;
            country: string;
            coordinates: ({
              lat: number;
              lng: number;
            } | null);
            openingHours: (components['schemas']["OpeningHours"] | null);
            contacts: {
              name: (string | null);
              phone: (string | null);
              email: (string | null);
            }[];
            remarks: (string | null);
            createdAt: string;
            updatedAt: string;
            address: string;
          }[];
        };
      } };
    };
  };
  getPlace: {
    parameters: {
      path: {
        id: string;
        environment: ("production" | "sandbox");
        placeId: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["Place"];
      } };
    };
  };
  changePlace: {
    parameters: {
      path: {
        id: string;
        environment: ("production" | "sandbox");
        placeId: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": components['schemas']["PlaceChange"];
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["Place"];
      } };
    };
  };
  removePlace: {
    parameters: {
      path: {
        id: string;
        environment: ("production" | "sandbox");
        placeId: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      204: { content?: never };
    };
  };
  mergePlaces: {
    parameters: {
      path: {
        id: string;
        environment: ("production" | "sandbox");
        placeId: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        otherPlaceId: string;
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["Place"];
      } };
    };
  };
  addDriver: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        name: string;
        phone?: ((string | null) | null);
        email?: ((string | null) | null);
        locationConsent?: (boolean | null);
        language?: (("de" | "en") | null);
        active?: (boolean | null);
      };
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["Driver"];
      } };
    };
  };
  listDrivers: {
    parameters: {
      path?: never;
      query?: {
        limit?: number;
        cursor?: string;
        search?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["Driver"][];
          nextCursor: (string | null);
        };
      } };
    };
  };
  getDriver: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["Driver"];
      } };
    };
  };
  changeDriver: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        name?: string;
        phone?: (string | null);
        email?: (string | null);
        locationConsent?: boolean;
        language?: ("de" | "en");
        active?: boolean;
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["Driver"];
      } };
    };
  };
  makeDriverLink: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        mail?: boolean;
        language?: ("de" | "en");
      };
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["DriverLink"];
      } };
    };
  };
  listDriverSessions: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["DriverPhone"][];
        };
      } };
    };
  };
  signOutDriver: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      204: { content?: never };
    };
  };
  signDriverPhoneOut: {
    parameters: {
      path: {
        id: string;
        sessionId: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      204: { content?: never };
    };
  };
  releaseDriverWork: {
    parameters: {
      path: {
        id: string;
        sessionId: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      204: { content?: never };
    };
  };
  getDriverAvailability: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["WorkingTerms"];
      } };
    };
  };
  changeDriverAvailability: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        weeklyHours?: (({
          from: string;
          to: string;
        } | null)[] | null);
        maxDayMinutes?: (number | null);
        minRestMinutes?: (number | null);
        licenceClasses?: ("B" | "BE" | "C1" | "C1E" | "C" | "CE")[];
        mayDrive?: ("TRAILER" | "TRUCK" | "ELECTRIC")[];
        employment?: ("EMPLOYED" | "FREELANCE" | "CARRIER");
        home?: ({
          postalCode: string;
          city: string;
          country: string;
        } | null);
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["WorkingTerms"];
      } };
    };
  };
  listDriverAbsences: {
    parameters: {
      path: {
        id: string;
      };
      query?: {
        limit?: number;
        cursor?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["Absence"][];
          nextCursor: (string | null);
        };
      } };
    };
  };
  enterAbsence: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        kind: ("DAY_OFF" | "HOLIDAY" | "SICKNESS");
        firstDay: string;
        lastDay: string;
        remark?: (string | null);
      };
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["Absence"];
      } };
    };
  };
  decideAbsence: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        decision: ("APPROVE" | "DECLINE" | "WITHDRAW");
        remark?: (string | null);
        version?: number;
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["Absence"];
      } };
    };
  };
  listDispatchOrders: {
    parameters: {
      path?: never;
      query?: {
        environment?: ("production" | "sandbox");
        accountId?: string;
        driverId?: string;
        pickupFrom?: string;
        pickupTo?: string;
        late?: "true";
        search?: string;
        group?: ("open" | "release" | "assign" | "road" | "delivered" | "ended");
        status?: string;
        limit?: number;
        cursor?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["DispatchListItem"][];
          nextCursor: (string | null);
        };
      } };
    };
  };
  countDispatchOrders: {
    parameters: {
      path?: never;
      query?: {
        environment?: ("production" | "sandbox");
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          open: number;
          late: number;
          withoutPosition: number;
        };
      } };
    };
  };
  readDispatchBoard: {
    parameters: {
      path?: never;
      query?: {
        environment?: ("production" | "sandbox");
        accountId?: string;
        driverId?: string;
        pickupFrom?: string;
        pickupTo?: string;
        late?: "true";
        search?: string;
        perColumn?: number;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          columns: {
            status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "TO_RELEASE" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLAINT" | "COMPLETED");
            count: number;
            orders: components['schemas']["DispatchListItem"][];
          }[];
        };
      } };
    };
  };
  getDispatchOrder: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["DispatchListItem"];
      } };
    };
  };
  changeDispatchOrder: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": components['schemas']["DispatchOrderChange"];
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["DispatchListItem"];
      } };
    };
  };
  readDispatchMap: {
    parameters: {
      path?: never;
      query?: {
        environment?: ("production" | "sandbox");
        accountId?: string;
        driverId?: string;
        pickupFrom?: string;
        pickupTo?: string;
        late?: "true";
        search?: string;
        group?: ("open" | "release" | "assign" | "road" | "delivered" | "ended");
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          count: number;
          orders: components['schemas']["MappedOrder"][];
        };
      } };
    };
  };
  enterOrder: {
    parameters: {
      path: {
        id: string;
      };
      query?: {
        as?: ("order" | "request");
      };
      header?: {
        "Idempotency-Key"?: string;
      };
    };
    requestBody: { content: {
      "application/json": components['schemas']["OrderCreation"];
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["Order"];
      } };
      202: { content: {
        "application/json": components['schemas']["Order"];
      } };
    };
  };
  previewEnteredPrice: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        pickup: {
          street?: (string | null);
          postalCode: string;
          city: string;
          country?: (string | null);
        };
        delivery: {
          street?: (string | null);
          postalCode: string;
          city: string;
          country?: (string | null);
        };
        vehicleType?: (("CAR" | "COMBI" | "SUV" | "VAN" | "TRUCK_7_5" | "TRUCK_12" | "TRUCK_40") | null);
        services?: ({
          registration?: (boolean | null);
          shortTermPlate?: (boolean | null);
        } | null);
        driveable?: (boolean | null);
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["PricePreview"];
      } };
    };
  };
  enterOrders: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
    };
    requestBody: { content: {
      "application/json": {
        common: {
          customerReference?: (string | null);
          transportType?: (("DRIVEN" | "TRAILER" | "TRUCK") | null);
          pickup: {
            company?: (string | null);
            street: string;
            postalCode: string;
            city: string;
            country?: (string | null);
            contact?: ({
              name?: (string | null);
              phone?: (string | null);
            } | null);
          };
          delivery: {
            company?: (string | null);
            street: string;
            postalCode: string;
            city: string;
            country?: (string | null);
            contact?: ({
              name?: (string | null);
              phone?: (string | null);
            } | null);
          };
          requestedPickup?: (string | null);
          requestedDelivery?: (string | null);
          services?: ({
            registration?: (boolean | null);
            shortTermPlate?: (boolean | null);
            exportPlate?: (boolean | null);
            customs?: (boolean | null);
          } | null);
          instructions?: (string | null);
          endCustomerEmail?: (string | null);
          metadata?: ({
            [key: string]: unknown;
          } | null);
        };
        vehicles: {
          vehicle: {
            vin?: (string | null);
            manufacturer?: (string | null);
            model?: (string | null);
            modelYear?: (number | null);
            type?: (("CAR" | "COMBI" | "SUV" | "VAN" | "TRUCK_7_5" | "TRUCK_12" | "TRUCK_40") | null);
            fuelType?: (("DIESEL" | "PETROL" | "ELECTRIC" | "HYBRID" | "HYDROGEN" | "LPG" | "LNG") | null);
            registration?: ({
              status?: (("REGISTERED" | "NOT_REGISTERED" | "DEREGISTERED") | null);
              licensePlate?: (string | null);
            } | null);
            operationalStatus?: ({
              driveable?: (boolean | null);
              roadworthy?: (boolean | null);
            } | null);
          };
          externalOrderId?: (string | null);
        }[];
      };
    } };
    responses: {
      201: { content: {
        "application/json": {
          data: components['schemas']["Order"][];
        };
      } };
    };
  };
  listRecurringOrders: {
    parameters: {
      path?: never;
      query?: {
        accountId?: string;
        limit?: number;
        cursor?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["RecurringOrder"][];
          nextCursor: (string | null);
        };
      } };
    };
  };
  addRecurringOrder: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        order: string;
        name: string;
        vehicleCount?: (number | null);
        sameVehicle?: (boolean | null);
        weekdays: number[];
        everyWeeks?: (number | null);
        pickupTime: string;
        deliveryAfterMinutes?: ((number | null) | null);
        startsOn: string;
        endsOn?: ((string | null) | null);
        skipsHolidays?: (boolean | null);
        daysAhead?: (number | null);
      };
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["RecurringOrder"];
      } };
    };
  };
  previewRecurringDates: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        weekdays: number[];
        everyWeeks?: (number | null);
        pickupTime: string;
        deliveryAfterMinutes?: ((number | null) | null);
        startsOn: string;
        endsOn?: ((string | null) | null);
        skipsHolidays?: (boolean | null);
        daysAhead?: (number | null);
      };
    } };
    responses: {
      200: { content: {
        "application/json": {
          data: {
            day: string;
            skipped: boolean;
          }[];
        };
      } };
    };
  };
  getRecurringOrder: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["RecurringOrderDetails"];
      } };
    };
  };
  changeRecurringOrder: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        name?: string;
        weekdays?: number[];
        everyWeeks?: number;
        pickupTime?: string;
        deliveryAfterMinutes?: (number | null);
        startsOn?: string;
        endsOn?: (string | null);
        skipsHolidays?: boolean;
        daysAhead?: number;
        version?: number;
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["RecurringOrder"];
      } };
    };
  };
  actOnRecurringOrder: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        action: ("pause" | "resume" | "end" | "retry");
        version?: number;
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["RecurringOrder"];
      } };
    };
  };
  getDriverNote: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["DriverNote"];
      } };
    };
  };
  writeDriverNote: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        text: (string | null);
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["DriverNote"];
      } };
    };
  };
  getDriverThread: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["DriverThread"];
      } };
    };
  };
  writeToDriver: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        text: string;
        question?: boolean;
        id?: string;
      };
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["DriverThread"];
      } };
    };
  };
  readDriverMessages: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      204: { content?: never };
    };
  };
  getDriverNoticeSettings: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["DriverNoticeSettings"];
      } };
    };
  };
  changeDriverNoticeSettings: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        mailAfterMinutes?: number;
        nightFrom?: string;
        nightUntil?: string;
        nearHours?: number;
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["DriverNoticeSettings"];
      } };
    };
  };
  getOrderHistory: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["DispatchHistoryEntry"][];
        };
      } };
    };
  };
  trackDispatchOrder: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["DispatchTracking"];
      } };
    };
  };
  addOrderNote: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        text: string;
      };
    } };
    responses: {
      201: { content: {
        "application/json": {
          id: string;
        };
      } };
    };
  };
  listPresent: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: {
            userId: string;
            name: string;
          }[];
        };
      } };
    };
  };
  markPresent: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: {
            userId: string;
            name: string;
          }[];
        };
      } };
    };
  };
  leaveOrder: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      204: { content?: never };
    };
  };
  listPossibleCommands: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          version: number;
          commands: components['schemas']["PossibleCommand"][];
        };
      } };
    };
  };
  commandOrder: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
    };
    requestBody: { content: {
      "application/json": ({
        command: "confirm";
        version?: number;
      } | {
        command: "release";
        version?: number;
      } | {
        command: "pool";
        version?: number;
      } | {
        command: "take";
        version?: number;
      } | {
        command: "offer";
        version?: number;
      } | {
        command: "assign_driver";
        driverId: string;
        version?: number;
      } | {
        command: "driver_accepted";
        version?: number;
      } | {
        command: "driver_dropped_out";
        reason?: string;
        version?: number;
      } | {
        command: "replace_driver";
        driverId: string;
        version?: number;
      } | {
        command: "reassign_driver";
        driverId: string;
        reason?: string;
        version?: number;
      } | {
        command: "start_pickup";
        version?: number;
      } | {
        command: "arrive_pickup";
        version?: number;
      } | {
        command: "trip_in_vain";
        reason: string;
        version?: number;
      } | {
        command: "pick_up";
        at?: string;
        odometerKm?: number;
        fuelLevelPercent?: number;
        version?: number;
      } | {
        command: "report_delay";
        minutes?: number;
        requestedDelivery?: string;
        reason?: string;
        version?: number;
      } | {
        command: "arrive_delivery";
        version?: number;
      } | {
        command: "hand_over";
        at?: string;
        odometerKm?: number;
        fuelLevelPercent?: number;
        hasDamage?: boolean;
        damageDescription?: string;
        confirm?: boolean;
        version?: number;
      } | {
        command: "complete";
        version?: number;
      } | {
        command: "invoice";
        version?: number;
      } | {
        command: "invoice_extras";
        version?: number;
      } | {
        command: "cancel_invoice";
        invoiceNumber?: string;
        reason: string;
        version?: number;
      } | {
        command: "credit_invoice";
        invoiceNumber?: string;
        lines: {
          position: number;
          net?: number;
        }[];
        reason: string;
        version?: number;
      } | {
        command: "reinvoice";
        version?: number;
      } | {
        command: "complain";
        description?: string;
        reportedBy?: string;
        version?: number;
      } | {
        command: "settle";
        version?: number;
      } | {
        command: "cancel";
        reason?: string;
        version?: number;
      } | {
        command: "reject_request";
        reason?: string;
        version?: number;
      });
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["DispatchOrder"];
      } };
    };
  };
  previewOrderChange: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": components['schemas']["TermsChange"];
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["ChangePreview"];
      } };
    };
  };
  changeOrderTerms: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
    };
    requestBody: { content: {
      "application/json": components['schemas']["OrderTermsChange"];
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["DispatchOrder"];
      } };
    };
  };
  getOfferedChange: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          offer: ({
            quoteNumber: string;
            version: number;
            validUntil: string;
            changes: {
              field: string;
              values: {
                before: unknown;
                after: unknown;
              };
            }[];
            price: components['schemas']["PriceWithLines"];
            reason: (string | null);
          } | null);
        };
      } };
    };
  };
  commandOrders: {
    parameters: {
      path?: never;
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
    };
    requestBody: { content: {
      "application/json": ({
        command: "release";
        orders: {
          id: string;
          version?: number;
        }[];
      } | {
        command: "assign_driver";
        driverId: string;
        orders: {
          id: string;
          version?: number;
        }[];
      } | {
        command: "cancel";
        reason?: string;
        orders: {
          id: string;
          version?: number;
        }[];
      } | {
        command: "move";
        day?: string;
        days?: number;
        orders: {
          id: string;
          version?: number;
        }[];
      } | {
        command: "message";
        text: string;
        question?: boolean;
        orders: {
          id: string;
          version?: number;
        }[];
      });
    } };
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["CommandResult"][];
        };
      } };
    };
  };
  previewCommandOnOrders: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": ({
        command: "release";
        orders: {
          id: string;
          version?: number;
        }[];
      } | {
        command: "assign_driver";
        driverId: string;
        orders: {
          id: string;
          version?: number;
        }[];
      } | {
        command: "cancel";
        reason?: string;
        orders: {
          id: string;
          version?: number;
        }[];
      } | {
        command: "move";
        day?: string;
        days?: number;
        orders: {
          id: string;
          version?: number;
        }[];
      } | {
        command: "message";
        text: string;
        question?: boolean;
        orders: {
          id: string;
          version?: number;
        }[];
      });
    } };
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["BulkPreview"][];
        };
      } };
    };
  };
  exportOrders: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        orders: {
          id: string;
        }[];
      };
    } };
    responses: {
      200: { content: {
        "text/csv": string;
      } };
    };
  };
  search: {
    parameters: {
      path?: never;
      query: {
        q: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          orders: components['schemas']["FoundOrder"][];
          drivers: components['schemas']["FoundDriver"][];
          accounts: components['schemas']["FoundAccount"][];
          damageCases: components['schemas']["FoundDamageCase"][];
          people: components['schemas']["FoundPerson"][];
          quotes: components['schemas']["FoundQuote"][];
          invoices: components['schemas']["FoundInvoice"][];
        };
      } };
    };
  };
  getToday: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["Decision"][];
        };
      } };
    };
  };
  listVehiclesInTransit: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["VehiclesInTransit"];
      } };
    };
  };
  getSummary: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["Summary"];
      } };
    };
  };
  listCandidates: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          order: components['schemas']["PlanOrder"];
          data: components['schemas']["Candidate"][];
        };
      } };
    };
  };
  checkAssignments: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        driverId: string;
        orders: string[];
      };
    } };
    responses: {
      200: { content: {
        "application/json": {
          data: {
            orderId: string;
            number: string;
            fit: ("FREE" | "POSSIBLE" | "IMPOSSIBLE");
            conflicts: components['schemas']["AssignmentConflict"][];
          }[];
        };
      } };
    };
  };
  getDayPlan: {
    parameters: {
      path?: never;
      query?: {
        day?: string;
        inactive?: ("true" | "false");
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["DayPlan"];
      } };
    };
  };
  proposeDay: {
    parameters: {
      path?: never;
      query?: {
        day?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["Proposal"];
      } };
    };
  };
  getPlanningRates: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["PlanningRates"];
      } };
    };
  };
  changePlanningRates: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        transitTimeFactor?: number;
        transitWaitMinutes?: number;
        transitPerKm?: number;
        shuttlePerKm?: number;
        shuttleSeats?: number;
        overnightCost?: number;
        overnightWithinKm?: number;
        hourCost?: number;
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["PlanningRates"];
      } };
    };
  };
  listRequests: {
    parameters: {
      path?: never;
      query?: {
        view?: ("waiting" | "offered" | "decided");
        accountId?: string;
        reason?: string;
        limit?: number;
        cursor?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["QueuedRequest"][];
          nextCursor: (string | null);
        };
      } };
    };
  };
  summarizeRequests: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["RequestSummary"];
      } };
    };
  };
  listPlaceCandidates: {
    parameters: {
      path: {
        id: string;
      };
      query: {
        end: ("pickup" | "delivery");
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["PlaceCandidate"][];
        };
      } };
    };
  };
  choosePlace: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        end: ("pickup" | "delivery");
        candidateId: string;
        city: string;
        postalCode: string;
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["DispatchOrder"];
      } };
    };
  };
  prepareQuestion: {
    parameters: {
      path: {
        id: string;
      };
      query?: {
        about?: ("pickup" | "delivery" | "contact" | "other");
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["PreparedQuestion"];
      } };
    };
  };
  askCustomer: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        text: string;
      };
    } };
    responses: {
      201: { content: {
        "application/json": {
          mailId: string;
        };
      } };
    };
  };
  getRequest: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["RequestToQuote"];
      } };
    };
  };
  previewQuote: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        lineItems: {
          description: string;
          quantity?: (number | null);
          unitNet: number;
        }[];
        validUntil?: (string | null);
        note?: (string | null);
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["QuotePreview"];
      } };
    };
  };
  renderQuotePreview: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        lineItems: {
          description: string;
          quantity?: (number | null);
          unitNet: number;
        }[];
        validUntil?: (string | null);
        note?: (string | null);
      };
    } };
    responses: {
      200: { content: {
        "application/pdf": string;
      } };
    };
  };
  issueQuote: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        lineItems: {
          description: string;
          quantity?: (number | null);
          unitNet: number;
        }[];
        validUntil?: (string | null);
        note?: (string | null);
        seenVersion?: number;
      };
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["Quote"];
      } };
    };
  };
  extendQuote: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        validUntil: string;
        seenVersion: number;
      };
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["Quote"];
      } };
    };
  };
  withdrawQuote: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": Record<string, never>;
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["Quote"];
      } };
    };
  };
  uploadDocument: {
    parameters: {
      path: {
        id: string;
      };
      query: {
        kind: ("PICKUP_PROTOCOL" | "DELIVERY_PROTOCOL" | "DAMAGE_REPORT" | "AUTHORIZATION" | "VEHICLE_DOCUMENT" | "INVOICE" | "QUOTE" | "SIGNED_QUOTE");
        fileName?: string;
      };
      header?: never;
    };
    requestBody: { content: {
      "application/octet-stream": string;
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["Document"];
      } };
    };
  };
  listOrderDocuments: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["Document"][];
        };
      } };
    };
  };
  listExtrasToCheck: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["ExtraToCheck"][];
        };
      } };
    };
  };
  listExtrasOfOrder: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["Extra"][];
        };
      } };
    };
  };
  addExtra: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        extra: components['schemas']["ExtraInput"];
        net?: number;
        quantity?: number;
        billTo?: ("CUSTOMER" | "OPERATOR");
        reason?: string;
        id?: string;
      };
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["Extra"];
      } };
    };
  };
  decideExtra: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": ({
        decision: "APPROVE";
        net?: number;
        quantity?: number;
        billTo?: ("CUSTOMER" | "OPERATOR");
        reason?: string;
        version?: number;
      } | {
        decision: "REFUSE";
        reason: string;
        version?: number;
      });
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["Extra"];
      } };
    };
  };
  listCarriers: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["Carrier"][];
        };
      } };
    };
  };
  listCarrierOffers: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["CarrierOffer"][];
        };
      } };
    };
  };
  offerToCarriers: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        carrierIds: string[];
        net: number;
        vatRate?: number;
        deadline: string;
      };
    } };
    responses: {
      201: { content: {
        "application/json": {
          data: components['schemas']["CarrierOffer"][];
        };
      } };
    };
  };
  answerCarrierOffer: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        answer: ("ACCEPT" | "DECLINE");
        remarks?: (string | null);
      };
    } };
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["CarrierOffer"][];
        };
      } };
    };
  };
  withdrawCarrierOffer: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        remarks?: (string | null);
      };
    } };
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["CarrierOffer"][];
        };
      } };
    };
  };
  listPlates: {
    parameters: {
      path?: never;
      query?: {
        state?: ("IN_STOCK" | "WITH_DRIVER" | "USED" | "RETURNED");
        expired?: "true";
        limit?: number;
        cursor?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["ShortTermPlate"][];
          nextCursor: (string | null);
        };
      } };
    };
  };
  addPlate: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        number: string;
        validFrom: string;
        validUntil: string;
      };
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["ShortTermPlate"];
      } };
    };
  };
  countPlates: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          IN_STOCK: number;
          WITH_DRIVER: number;
          USED: number;
          RETURNED: number;
          EXPIRED: number;
        };
      } };
    };
  };
  getPlate: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["ShortTermPlate"];
      } };
    };
  };
  changePlate: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        number?: string;
        validFrom?: string;
        validUntil?: string;
        version?: number;
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["ShortTermPlate"];
      } };
    };
  };
  removePlate: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      204: { content?: never };
    };
  };
  listPlatesOfOrder: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["ShortTermPlate"][];
        };
      } };
    };
  };
  actOnPlate: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": ({
        action: "hand_out";
        driverId: string;
        order?: string;
        version?: number;
      } | {
        action: "use";
        order: string;
        version?: number;
      } | {
        action: "return";
        version?: number;
      });
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["ShortTermPlate"];
      } };
    };
  };
  listViews: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["SavedView"][];
        };
      } };
    };
  };
  saveView: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        name: string;
        shared: boolean;
        filter: {
          layout?: ("board" | "table" | "map");
          group?: ("open" | "release" | "assign" | "road" | "delivered" | "ended");
          pickup?: ("today" | "soon" | "week");
          accountId?: string;
          driverId?: string;
          late?: "true";
          search?: string;
        };
      };
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["SavedView"];
      } };
    };
  };
  getView: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["SavedView"];
      } };
    };
  };
  changeView: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        name?: string;
        shared?: boolean;
        filter?: {
          layout?: ("board" | "table" | "map");
          group?: ("open" | "release" | "assign" | "road" | "delivered" | "ended");
          pickup?: ("today" | "soon" | "week");
          accountId?: string;
          driverId?: string;
          late?: "true";
          search?: string;
        };
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["SavedView"];
      } };
    };
  };
  removeView: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      204: { content?: never };
    };
  };
  printDay: {
    parameters: {
      path?: never;
      query?: {
        day?: string;
        driverId?: string;
        jobs?: ("true" | "false");
        plates?: ("true" | "false");
        language?: ("de" | "en");
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/pdf": string;
      } };
    };
  };
  printOrders: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        orders: {
          id: string;
        }[];
        language?: ("de" | "en");
      };
    } };
    responses: {
      200: { content: {
        "application/pdf": string;
      } };
    };
  };
  printPlates: {
    parameters: {
      path?: never;
      query?: {
        language?: ("de" | "en");
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/pdf": string;
      } };
    };
  };
  listDamageCases: {
    parameters: {
      path?: never;
      query?: {
        state?: ("OPEN" | "IN_REVIEW" | "DECIDED" | "CLOSED");
        search?: string;
        limit?: number;
        cursor?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["ListedDamageCase"][];
          nextCursor: (string | null);
          counts: {
            OPEN: number;
            IN_REVIEW: number;
            DECIDED: number;
            CLOSED: number;
          };
        };
      } };
    };
  };
  getDamageCase: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["DamageCase"];
      } };
    };
  };
  changeDamageCase: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        description?: string;
        damages?: components['schemas']["EditedDamage"][];
        liability?: ("OPEN" | "OPERATOR" | "DRIVER" | "CUSTOMER" | "THIRD_PARTY" | "NOT_OURS");
        liabilityReason?: (string | null);
        estimate?: (number | null);
        insurer?: {
          name?: (string | null);
          address?: (string | null);
          email?: (string | null);
          number?: (string | null);
        };
        remarks?: (string | null);
        version?: number;
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["DamageCase"];
      } };
    };
  };
  listDamageCasesOfOrder: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["DamageCaseSummary"][];
        };
      } };
    };
  };
  openDamageCase: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": ({
        origin: "PROTOCOL";
        description?: string;
      } | {
        origin: "COMPLAINT";
        description: string;
        damages?: components['schemas']["ReportedDamage"][];
        reporterName?: string;
      });
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["DamageCase"];
      } };
    };
  };
  dismissDamage: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      204: { content?: never };
    };
  };
  stepDamageCase: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": ({
        step: "review";
        version?: number;
      } | {
        step: "decide";
        liability?: ("OPEN" | "OPERATOR" | "DRIVER" | "CUSTOMER" | "THIRD_PARTY" | "NOT_OURS");
        liabilityReason?: (string | null);
        version?: number;
      } | {
        step: "reopen";
        version?: number;
      });
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["DamageCase"];
      } };
    };
  };
  closeDamageCase: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": ({
        outcome: "CREDIT";
        net: number;
        reason: string;
        version?: number;
      } | {
        outcome: "COST";
        gross: number;
        vatRate?: number;
        paidOn: string;
        reason: string;
        version?: number;
      } | {
        outcome: "NONE";
        reason: string;
        version?: number;
      });
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["DamageCase"];
      } };
    };
  };
  addDamageTask: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        text: string;
        dueOn: string;
      };
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["DamageTask"];
      } };
    };
  };
  changeDamageTask: {
    parameters: {
      path: {
        id: string;
        taskId: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        text?: string;
        dueOn?: string;
        done?: boolean;
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["DamageTask"];
      } };
    };
  };
  draftDamageLetter: {
    parameters: {
      path: {
        id: string;
      };
      query: {
        kind: ("CUSTOMER_RECEIVED" | "CUSTOMER_DECIDED" | "INSURER_REPORT");
        language?: ("de" | "en");
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["DamageLetterDraft"];
      } };
    };
  };
  sendDamageLetter: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        kind: ("CUSTOMER_RECEIVED" | "CUSTOMER_DECIDED" | "INSURER_REPORT");
        language: ("de" | "en");
        subject: string;
        text: string;
        recipient?: string;
      };
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["DamageLetter"];
      } };
    };
  };
  getDamageSettings: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["DamageSettings"];
      } };
    };
  };
  changeDamageSettings: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        complaintDays?: number;
        firstTaskDays?: number;
        firstTask?: string;
        insurer?: ({
          name: string;
          address?: (string | null);
          email?: (string | null);
        } | null);
        texts?: {
          CUSTOMER_RECEIVED?: {
            de?: {
              subject: string;
              text: string;
            };
            en?: {
              subject: string;
              text: string;
            };
          };
          CUSTOMER_DECIDED?: {
            de?: {
              subject: string;
              text: string;
            };
            en?: {
              subject: string;
              text: string;
            };
          };
          INSURER_REPORT?: {
            de?: {
              subject: string;
              text: string;
            };
            en?: {
              subject: string;
              text: string;
            };
          };
        };
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["DamageSettings"];
      } };
    };
  };
  getAccounting: {
    parameters: {
      path?: never;
      query?: {
        month?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          month: string;
          delivered: components['schemas']["AccountingSum"];
          completed: components['schemas']["AccountingSum"];
          invoiced: components['schemas']["AccountingSum"];
          corrected: components['schemas']["AccountingSum"];
          balance: components['schemas']["AccountingSum"];
          nextInvoiceNumber: string;
        };
      } };
    };
  };
  listStagedOrders: {
    parameters: {
      path?: never;
      query: {
        stage: ("delivered" | "completed");
        limit?: number;
        cursor?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["StagedOrder"][];
          nextCursor: (string | null);
        };
      } };
    };
  };
  getAccountingFlow: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["AccountingFlow"];
      } };
    };
  };
  listInvoices: {
    parameters: {
      path?: never;
      query?: {
        month?: string;
        corrections?: ("true" | "false");
        limit?: number;
        cursor?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["ListedInvoice"][];
          nextCursor: (string | null);
        };
      } };
    };
  };
  getInvoice: {
    parameters: {
      path: {
        number: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["InvoiceDetails"];
      } };
    };
  };
  previewCredit: {
    parameters: {
      path: {
        number: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        lines: {
          position: number;
          net?: number;
        }[];
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["CreditPreview"];
      } };
    };
  };
  mailInvoice: {
    parameters: {
      path: {
        number: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": Record<string, never>;
    } };
    responses: {
      200: { content: {
        "application/json": {
          mailId: string;
          recipient: string;
        };
      } };
    };
  };
  listOpenItems: {
    parameters: {
      path?: never;
      query?: {
        accountId?: string;
        age?: ("NOT_DUE" | "DAYS_30" | "DAYS_60" | "DAYS_90" | "OLDER");
        limit?: number;
        cursor?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["OpenItem"][];
          nextCursor: (string | null);
          sums: components['schemas']["AgedSum"][];
          accounts: {
            accountId: string;
            accountName: string;
            sums: components['schemas']["AgedSum"][];
          }[];
        };
      } };
    };
  };
  writeOffOpenItem: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        reason: string;
      };
    } };
    responses: {
      204: { content?: never };
    };
  };
  listPayments: {
    parameters: {
      path?: never;
      query?: {
        state?: ("OPEN" | "ALLOCATED" | "SET_ASIDE");
        limit?: number;
        cursor?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["Payment"][];
          nextCursor: (string | null);
          counts: {
            OPEN: number;
            ALLOCATED: number;
            SET_ASIDE: number;
          };
        };
      } };
    };
  };
  notePayment: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        bookedOn: string;
        amount: number;
        currency: string;
        payerName?: (string | null);
        note?: string;
        shares: {
          invoiceId: string;
          amount: number;
          discount?: number;
        }[];
      };
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["Payment"];
      } };
    };
  };
  takeCertainPayments: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          taken: number;
        };
      } };
    };
  };
  allocatePayment: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        shares: {
          invoiceId: string;
          amount: number;
          discount?: number;
        }[];
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["Payment"];
      } };
    };
  };
  setPaymentAside: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        reason: (string | null);
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["Payment"];
      } };
    };
  };
  undoAllocation: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      204: { content?: never };
    };
  };
  getAccountingSettings: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["AccountingSettings"];
      } };
    };
  };
  changeAccountingSettings: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        datev?: {
          consultantNumber?: (number | null);
          clientNumber?: (number | null);
          fiscalYearStart?: string;
          accountLength?: number;
          chart?: ("03" | "04");
          finalize?: boolean;
          revenue?: {
            standard?: {
              [key: string]: string;
            };
            reverseCharge?: string;
            exempt?: string;
            zeroRated?: string;
            exported?: string;
            intraCommunity?: string;
            notTaxable?: string;
          };
        };
        reminders?: {
          levels?: {
            daysAfterDue: number;
            fee: number;
            payWithinDays: number;
            text: {
              de: string;
              en: string;
            };
          }[];
        };
        writeOffLimit?: number;
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["AccountingSettings"];
      } };
    };
  };
  previewReminders: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["PlannedReminder"][];
          blocked: {
            id: string;
            invoiceNumber: string;
            dueOn: string;
            open: number;
            currency: string;
            accountName: string;
            reason: string;
          }[];
        };
      } };
    };
  };
  sendReminders: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        accountIds: string[];
      };
    } };
    responses: {
      200: { content: {
        "application/json": {
          data: {
            accountId: string;
            outcome: ("SENT" | "NOTHING_DUE" | "NO_RECIPIENT");
            sent: number;
          }[];
        };
      } };
    };
  };
  listReminders: {
    parameters: {
      path?: never;
      query?: {
        limit?: number;
        cursor?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["Reminder"][];
          nextCursor: (string | null);
        };
      } };
    };
  };
  blockReminders: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        reason: (string | null);
      };
    } };
    responses: {
      204: { content?: never };
    };
  };
  previewInvoiceRun: {
    parameters: {
      path?: never;
      query?: {
        until?: string;
        accountId?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          until: string;
          nextInvoiceNumber: string;
          sums: {
            currency: string;
            orders: number;
            invoices: number;
            net: number;
            gross: number;
          }[];
          data: components['schemas']["InvoiceRunPreviewAccount"][];
        };
      } };
    };
  };
  startInvoiceRun: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        until?: string;
        accountIds?: string[];
      };
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["InvoiceRun"];
      } };
    };
  };
  listInvoiceRuns: {
    parameters: {
      path?: never;
      query?: {
        limit?: number;
        cursor?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["InvoiceRun"][];
          nextCursor: (string | null);
        };
      } };
    };
  };
  getInvoiceRun: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          id: string;
          state: ("RUNNING" | "STOPPED" | "DONE");
          until: string;
          accountIds: (string[] | null);
          createdAt: string;
          createdBy: (string | null);
          finishedAt: (string | null);
          orders: number;
          accounts: number;
          hindered: number;
          sums: components['schemas']["InvoiceRunSum"][];
          data: components['schemas']["InvoiceRunAccount"][];
        };
      } };
    };
  };
  stopInvoiceRun: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["InvoiceRun"];
      } };
    };
  };
  getExportContents: {
    parameters: {
      path?: never;
      query?: {
        month?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["ExportContents"];
      } };
    };
  };
  listAlerts: {
    parameters: {
      path?: never;
      query?: {
        limit?: number;
        cursor?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["Alert"][];
          nextCursor: (string | null);
        };
      } };
    };
  };
  listMails: {
    parameters: {
      path?: never;
      query?: {
        state?: ("PENDING" | "SENT" | "FAILED" | "KEPT");
        kind?: ("QUOTE" | "TRACKING_LINK" | "STATUS" | "DRIVER_LINK" | "INVITATION" | "PASSWORD_RESET" | "NEW_DEVICE" | "SIGN_IN_CHANGED" | "BANK_CHANGED" | "DAILY_DIGEST" | "ENDPOINT_FAILING" | "KEY_EXPIRING" | "KEY_CREATED" | "QUESTION" | "REMINDER" | "INVOICE" | "DRIVER_NOTICE" | "DAMAGE_LETTER" | "ORDER_CHANGE" | "CARRIER_OFFER");
        orderId?: string;
        limit?: number;
        cursor?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["MailSummary"][];
          nextCursor: (string | null);
        };
      } };
    };
  };
  getMail: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["Mail"];
      } };
    };
  };
  sendTestMail: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        recipient: string;
        language?: (("de" | "en") | null);
      };
    } };
    responses: {
      200: { content: {
        "application/json": {
          outcome: ("SENT" | "REFUSED" | "MAIL_OFF");
          answer: (string | null);
        };
      } };
    };
  };
  resendMail: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": Record<string, never>;
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["Mail"];
      } };
    };
  };
  listWebhookEndpoints: {
    parameters: {
      path: {
        id: string;
      };
      query?: {
        environment?: ("production" | "sandbox");
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["WebhookSubscription"][];
        };
      } };
    };
  };
  createWebhookEndpoint: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        url: string;
        events: ("order.created" | "order.accepted" | "order.scheduled" | "driver.assigned" | "pickup.started" | "pickup.arrived" | "vehicle.picked_up" | "transport.started" | "transport.delayed" | "order.rescheduled" | "delivery.arrived" | "vehicle.delivered" | "damage.reported" | "order.completed" | "order.cancelled" | "order.rejected" | "document.uploaded" | "quote.offered" | "invoice.created" | "invoice.cancelled" | "webhook.test")[];
        description?: (string | null);
        environment: ("production" | "sandbox");
      };
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["CreatedWebhookSubscription"];
      } };
    };
  };
  importWebhookEndpoint: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        url: string;
        events: ("order.status_changed" | "order.updated" | "order.delivered" | "order.completed" | "order.cancelled" | "protocol.pickup.submitted" | "protocol.delivery.submitted" | "webhook.test")[];
        description?: (string | null);
        environment?: ("production" | "sandbox");
        secret: string;
        createdAt: string;
      };
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["WebhookSubscription"];
      } };
    };
  };
  deleteWebhookEndpoint: {
    parameters: {
      path: {
        id: string;
        endpointId: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      204: { content?: never };
    };
  };
  pauseWebhookEndpoint: {
    parameters: {
      path: {
        id: string;
        endpointId: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": Record<string, never>;
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["WebhookSubscription"];
      } };
    };
  };
  resumeWebhookEndpoint: {
    parameters: {
      path: {
        id: string;
        endpointId: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": Record<string, never>;
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["WebhookSubscription"];
      } };
    };
  };
  switchWebhookEndpoint: {
    parameters: {
      path: {
        id: string;
        endpointId: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": Record<string, never>;
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["WebhookSubscription"];
      } };
    };
  };
  renewWebhookSecret: {
    parameters: {
      path: {
        id: string;
        endpointId: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": Record<string, never>;
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["CreatedWebhookSubscription"];
      } };
    };
  };
  rollWebhookSecret: {
    parameters: {
      path: {
        id: string;
        endpointId: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        hours: number;
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["RolledWebhookSubscription"];
      } };
    };
  };
  resendDeliveries: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        ids?: string[];
        endpointId?: string;
        deadSince?: string;
        failedSince?: string;
      };
    } };
    responses: {
      200: { content: {
        "application/json": {
          resent: number;
        };
      } };
    };
  };
  getOperator: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["Operator"];
      } };
    };
  };
  changeOperator: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        name?: string;
        address?: (string | null);
        vatId?: (string | null);
        managedBy?: (string | null);
        register?: (string | null);
        phone?: (string | null);
        phoneHours?: (string | null);
        legalNoticeUrl?: (string | null);
        privacyUrl?: (string | null);
        termsUrl?: (string | null);
        bank?: ({
          name?: (string | null);
          iban: string;
          bic?: (string | null);
        } | null);
        sender?: ({
          name: string;
          email: string;
        } | null);
        timeZone?: string;
        csvFormat?: ("GERMAN" | "INTERNATIONAL");
        confirmation?: {
          code?: string;
          passkey?: components['schemas']["PasskeyAnswer"];
        };
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["Operator"];
      } };
    };
  };
  getLogo: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          logo: (components['schemas']["Logo"] | null);
        };
      } };
    };
  };
  changeLogo: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/octet-stream": string;
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["Logo"];
      } };
    };
  };
  removeLogo: {
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
  listFailedJobs: {
    parameters: {
      path?: never;
      query?: {
        search?: string;
        limit?: number;
        cursor?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["FailedJob"][];
          nextCursor: (string | null);
          total: number;
        };
      } };
    };
  };
  retryFailedJob: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": Record<string, never>;
    } };
    responses: {
      202: { content: {
        "application/json": {
          id: string;
        };
      } };
    };
  };
  checkIntegrations: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["Integration"][];
          retention: {
            personalDataDays: number;
            requestLogDays: number;
          };
        };
      } };
    };
  };
  listAudit: {
    parameters: {
      path?: never;
      query?: {
        actor?: string;
        channel?: string;
        action?: string;
        accountId?: string;
        subject?: string;
        from?: string;
        to?: string;
        limit?: number;
        cursor?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["AuditEntry"][];
          nextCursor: (string | null);
        };
      } };
    };
  };
  verifyAudit: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          seals: number;
          entries: number;
          unsealed: number;
          lastChain: (string | null);
          faults: {
            seal: number;
            fault: ("ENTRIES_MISSING" | "ENTRIES_CHANGED" | "VALUES_MISSING" | "VALUES_CHANGED" | "CHAIN_BROKEN" | "SEAL_MISSING");
          }[];
        };
      } };
    };
  };
  listUsers: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["ListedUser"][];
          mailsAreSent: boolean;
        };
      } };
    };
  };
  inviteUser: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        email: string;
        name: string;
        role: ("admin" | "developer" | "member" | "viewer");
      };
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["User"];
      } };
    };
  };
  copyUserInvitation: {
    parameters: {
      path: {
        id: string;
        userId: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["InvitationLink"];
      } };
    };
  };
  removeUser: {
    parameters: {
      path: {
        id: string;
        userId: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      204: { content?: never };
    };
  };
}
