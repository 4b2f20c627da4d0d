// The error codes of the contract, by name, so that a real host's numbers are replaced in one place.

/** Codes of a failed reply's error.code. */
export const failureCode = {
	malformed: 10000,
	notFound: 10018,
	refused: 20000,
	dependencyFailed: 30000,
	mobileTaken: 40001,
	otpInvalid: 40002,
	otpExpired: 40003,
	otpTooSoon: 40004,
	claimRefused: 40009,
	tooManyRequests: 42900,
	cannotVerify: 50001,
	requestTokenFailed: 50002,
	retrieveUserFailed: 50003,
	validateNerpFailed: 50011,
	deviceNotFound: 50012,
	deviceTierNotAllowed: 50013,
	eulaDateInvalid: 50014,
	emailDomainNotSupported: 50021,
	imeiIncorrect: 50031,
	serialIncorrect: 50032,
	decryptStateError: 50033,
	emailNotSupported: 50034,
	maintenance: 50041,
	campaignOutOfDuration: 50042,
} as const;
