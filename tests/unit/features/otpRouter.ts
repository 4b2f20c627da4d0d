// The router of a page that is opened with a number, for tests without a router.
export const useRouter = () => ({
	state: { location: { pathname: "/otp" } },
	history: { canGoBack: () => true },
});
export const useNavigate = () => () => undefined;
export const useSearch = () => ({ contact_no: "0812345678", module: "noti" });
