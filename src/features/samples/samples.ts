// The seven sample pages by name, as document 1 §2 lists them.

export const samples = [
	"google-map",
	"vue-i18n",
	"how-to-call-privilege-modal",
	"form-validation",
	"modal",
	"skeleton",
	"dayjs",
] as const;
