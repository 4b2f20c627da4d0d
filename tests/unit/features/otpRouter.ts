// A fake router of the one-time code page, opened with a mobile number.
export const useRouter = () => ({
	state: { location: { pathname: "/otp" } },
	history: { canGoBack: () => true },
});
export const useNavigate = () => () => undefined;
export const useSearch = () => ({ contact_no: "0812345678", module: "noti" });
