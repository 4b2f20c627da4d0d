// What the reference of a notification has to contain to open something (3 §4 Notifications).
export const notifyReference = {
	privilegeGroup: /PVG_[\w-]+/,
	article: /AR_[\w-]+/,
	survey: /SVY_[\w-]+/,
};
