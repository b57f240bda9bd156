package handover

// Version is the version of this package.
const Version = "0.1.0"

const userAgent = "handover-sdk-go/" + Version
