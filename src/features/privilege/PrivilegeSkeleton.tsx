// The skeleton of a privilege, with the layout of the loaded one.
import { useLingui } from "@lingui/react/macro";
import X from "lucide-react/icons/x";
import { Skeleton } from "../../ui/feedback/Skeleton";
import { IconButton } from "../../ui/form/IconButton";
import sheet from "./PrivilegeSheet.module.css";
import styles from "./PrivilegeSkeleton.module.css";

export function PrivilegeSkeleton({ onClose }: { onClose: () => void }) {
	const { t } = useLingui();
	return (
		<div className={styles.all} aria-busy="true">
			<span role="status" className="visually-hidden">
				{t`Loading`}
			</span>
			<div className={sheet.split}>
				<div className={sheet.picture}>
					<Skeleton height="100%" radius={0} />
					<div className={sheet.round}>
						<IconButton
							round
							label={t`Close`}
							icon={<X size={22} />}
							onClick={onClose}
						/>
					</div>
				</div>
				<div className={sheet.words}>
					<div className={sheet.head} aria-hidden="true">
						<div className={sheet.who}>
							<span className={styles.logo}>
								<Skeleton width={60} height={60} radius={18} />
							</span>
							<Skeleton
								width={88}
								height={14}
								radius={7}
								className={styles.brand}
							/>
						</div>
						<div className={styles.lines}>
							<Skeleton width="88%" height={22} radius={8} />
							<Skeleton width="62%" height={14} radius={7} />
						</div>
					</div>
					<div className={styles.tabs} aria-hidden="true">
						<Skeleton width={72} height={16} radius={8} />
						<Skeleton width={56} height={16} radius={8} />
						<Skeleton width={56} height={16} radius={8} />
					</div>
					<div className={styles.text} aria-hidden="true">
						<Skeleton width="96%" height={14} radius={7} />
						<Skeleton width="91%" height={14} radius={7} />
						<Skeleton width="60%" height={14} radius={7} />
						<Skeleton height={41} radius={14} />
					</div>
				</div>
			</div>
			<div className={styles.bar} aria-hidden="true">
				<Skeleton width="40%" height={12} radius={6} />
				<Skeleton height={6} radius={3} />
				<Skeleton height={52} radius={26} />
			</div>
		</div>
	);
}
