// What counts as an email, the same in the app and in the API (3 §5).

/** No spaces, one @, a domain with a dot. */
const pattern =
	/^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;
const maxLength = 200;

export const isEmail = (text: string): boolean =>
	text.length <= maxLength && pattern.test(text);
