// The seven sample pages of document 1 §2.
export const samples = [
	"google-map",
	"vue-i18n",
	"how-to-call-privilege-modal",
	"form-validation",
	"modal",
	"skeleton",
	"dayjs",
] as const;
